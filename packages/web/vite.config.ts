// Builds the single-page app into dist/, which the server serves; in development the API is reached through a proxy.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadStart } from './preload-start.ts';
import { thinContract } from './thin-contract.ts';

const apiOrigin = 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), thinContract(), preloadStart()],
  resolve: {
    alias: { zod: fileURLToPath(new URL('./src/app/zod-stub.ts', import.meta.url)) },
  },
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // A data: font or image would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // kB: the library that opens a locked PDF is one piece, fetched when a person has such a file.
    chunkSizeWarningLimit: 600,
  },
  server: {
    port: 5173,
    proxy: { '/api': apiOrigin, '/health': apiOrigin },
  },
});
