import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { manifests } from './manifest.ts';
import { shelf } from './shelf.ts';

const server = process.env.IRRGARTEN_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [shelf(), manifests(), svelte()],
  build: {
    target: 'es2023',
    // A strict content security policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    // Only three.js is larger, and it loads when a board is first drawn with it.
    chunkSizeWarningLimit: 640,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every page has comes in one piece: a first visit asks for few things.
      output: { codeSplitting: { groups: [{ name: 'shell', test: /src\/shell\// }] } },
    },
  },
  server: {
    // The texts lie beside the client, in one set with those of the Python side.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    // What needs a page says so: `@vitest-environment happy-dom`.
    environment: 'node',
    maxWorkers: '100%',
    // A quarter less to do than with a process for each file.
    pool: 'vmThreads',
    // Other tests may have the machine meanwhile.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
