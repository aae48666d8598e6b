// The browser client begins here.
import "./theme/theme.css";
import "./shell.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings, settings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";

applySettings();
await learn(settings.language);
mount(App, { target: document.getElementById("app")! });
