import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './scripts/vite-messages.ts';
import { noServerImports } from './scripts/vite-no-server-imports.ts';

/** What stands around every page and what most pages say something with: in one file, as many small ones compress worse. */
const FRAME =
  /\/src\/(kinds\/(?!ad\/categories|plans|rules|life)|i18n\/locales|web\/(lib\/(?!browser-|kept-files|upload|visitor-id)|root|features\/(frame\/(?!members|not-found|site-footer)|search-box\/search-box|gallery\/use-hydrated)|ui\/(button|chip|menu|icon|logo|ornament|states|class-names|toast-(outlet|store)|breadcrumbs)))|\/@lingui\/|virtual:messages$/;
/** A card and what is on it, for every page that shows several listings. */
const CARDS = /\/src\/web\/(features\/listings\/(listing-|card-picture|card-row))/;
/** Of the page of a listing, but also said on others. */
const DETAIL_TEXTS = /\/src\/web\/features\/detail\/detail-texts/;
/** The first view of a listing's page; what it shares with other pages stands in groups before it. */
const DETAIL = /\/src\/web\/features\/detail\/(detail-(error|page)|headline)/;
/** Pictures that are leafed through, on the pages of listings and of people. */
const STRIP = /\/src\/web\/(features\/gallery\/use-strip|ui\/tooltip)/;
/** What cards and the page of a listing have in common. */
const LISTING = /\/src\/web\/(features\/listings\/(picture-|card-facts|paid-|tied-)|ui\/(badge|picture|stars\.))/;

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
                { name: 'market', test: FRAME },
                { name: 'listing', test: LISTING, minShareCount: 2 },
                { name: 'cards', test: CARDS, minShareCount: 2 },
                { name: 'strip', test: STRIP, minShareCount: 2 },
                { name: 'detail-texts', test: DETAIL_TEXTS },
                { name: 'detail', test: DETAIL },
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
