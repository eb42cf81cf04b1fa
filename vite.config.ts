import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './scripts/vite-messages.ts';
import { noServerImports } from './scripts/vite-no-server-imports.ts';

/** What every page loads is in two files: many small ones compress worse and cost requests. */
const SHARED =
  /\/src\/(kinds|contract|i18n|web\/(lib|features\/(frame|search-box|seo|time)|ui\/(?!dialog|sheet|toasts|showcase|stars-input)))/;

export default defineConfig({
  plugins: [tailwindcss(), noServerImports(), messagesPlugin(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false, target: 'es2023' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'market', test: SHARED, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/handler.ts', output: { entryFileNames: 'index.js' } } } },
  },
  server: { host: '127.0.0.1' },
});
