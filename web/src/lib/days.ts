/** A day as people write it in the language of the page. */
import { settings } from "./settings.svelte";

export const longDay = (at: number) => new Date(at).toLocaleDateString(settings.language, { dateStyle: "medium" });
