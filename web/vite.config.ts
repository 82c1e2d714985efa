import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fluent } from './scripts/fluent.js';
import { packed } from './scripts/packed.js';
import { worker } from './scripts/worker.js';

const HOUSE = 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fluent(), worker(), packed()],
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
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: HOUSE, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing.ts'],
  },
}));
