import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `npm run dev` finds the server.
const server = process.env.MISKATONIC_SERVER ?? "http://127.0.0.1:8000";
const forward = { target: server, changeOrigin: true, headers: { origin: server } };

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/miskatonic/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: the server forbids it (Content-Security-Policy).
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long plugins take is nobody's business who only wants to play.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": forward, "/ws": { ...forward, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
