import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { sharedChunks } from './scripts/shared-chunks.ts';
import { chunkFiles } from './scripts/vite-chunk-files.ts';
import { compileHints } from './scripts/vite-compile-hints.ts';
import { messagesPlugin } from './scripts/vite-messages.ts';
import { noServerImports } from './scripts/vite-no-server-imports.ts';

export default defineConfig({
  plugins: [tailwindcss(), noServerImports(), messagesPlugin(), chunkFiles(), compileHints(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false, target: 'es2023' },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: sharedChunks() } } } } },
    ssr: { build: { rollupOptions: { input: './src/web/handler.ts', output: { entryFileNames: 'index.js' } } } },
  },
  server: { host: '127.0.0.1' },
});
