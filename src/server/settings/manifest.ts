import type { FastifyInstance } from 'fastify';
import { USUAL_COLOURS } from '#contract/settings/colours.ts';
import type { Market } from '#contract/settings/market.ts';
import { WRITTEN_NAME } from '#i18n/market-name.ts';
import { getTranslator } from '#i18n/translator.ts';

/** The default icons, in `public`. */
const DRAWN_ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web app manifest: name and appearance of the installed market. */
export function manifestOf({ name, logo, colours, languages }: Market): object {
  const translate = getTranslator(languages.default);
  return {
    name: name === WRITTEN_NAME ? `${name} – ${translate('frame.tagline')}` : name,
    short_name: name,
    description: translate('frame.footer.lead'),
    lang: languages.default,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#faf4e8',
    theme_color: (colours ?? USUAL_COLOURS).primary.light,
    icons: logo ? [{ src: `/logo/${logo}-512.png`, sizes: '512x512', type: 'image/png' }] : DRAWN_ICONS,
  };
}

/** Serves `/manifest.webmanifest`; cached for an hour only, so that browsers notice a new name. */
export function serveManifest(fastify: FastifyInstance, getMarket: () => Market): void {
  fastify.get('/manifest.webmanifest', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    reply.type('application/manifest+json; charset=utf-8');
    return reply.send(JSON.stringify(manifestOf(getMarket())));
  });
}
