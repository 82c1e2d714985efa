import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fluent } from './scripts/fluent.js';
import { greeting } from './scripts/greeting.js';
import { packed } from './scripts/packed.js';
import { worker } from './scripts/worker.js';

const HOUSE = 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fluent(), greeting(), worker(), packed()],
  // Component tests run in node, where Svelte's server build would be taken.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/gaslamp/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // The content policy of the house allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Over a poor connection a file more is a round trip more: what the first page needs is one, and what a
    // table needs before its game is another.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'], priority: 2 },
            { name: 'Table', test: /\/pages\/Table\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: HOUSE, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing.ts'],
    // Five seconds are not enough for a whole board on a machine that does other things too.
    testTimeout: 60_000,
  },
}));
