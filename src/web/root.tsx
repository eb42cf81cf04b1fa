import { type ReactNode, use, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { ApiError } from '#contract/errors.ts';
import { colourTokens } from '#contract/settings/colours.ts';
import { USUAL_MARKET } from '#contract/settings/market.ts';
import { DEFAULT_LOCALE, findLocale, type Locale } from '#i18n/locales.ts';
import { SEED_CATALOGUE, setCatalogue } from '#kinds/ad/catalogue.ts';
import { currentPrices, SEED_PRICES, setPrices } from '#kinds/price-list.ts';
import type { Route } from './+types/root';
import { bannerOf } from './frame/banner-of.ts';
import { listBranches } from './frame/branches.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { FrameBoundary } from './frame/frame-boundary.tsx';
import { HEAD_SCRIPT } from './frame/head-script.ts';
import { shownCatalogue } from './frame/shown-catalogue.ts';
import { START_SCRIPT } from './frame/start-script.ts';
import { BAR_COLOURS } from './frame/theme.ts';
import { LanguageProvider } from './lib/i18n.tsx';
import { LaterFiles } from './lib/later-files.tsx';
import { pageError } from './lib/page-error.ts';
import { isChatPath } from './lib/paths/chat-paths.ts';
import { RequestLocale } from './lib/request-locale.ts';
import { RequestNonce } from './lib/request-nonce.ts';
import { getSeam } from './lib/seam.ts';
import { RenderedAt } from './lib/time/use-now.ts';
import styles from './styles/app.css?url';
import { fontFiles } from './ui/font-files.ts';

export async function loader(args: Route.LoaderArgs) {
  const { locale, publicUrl, market, nowMs, messages, policyDate, announcedTerms, failure } = getSeam(args);
  if (failure) throw pageError(new ApiError(failure));
  // Derive the colours and choose the notice on the server, so that browsers need no code for it.
  const look = market.colours ? colourTokens(market.colours) : undefined;
  const shown = { market: { ...market, colours: null, banner: null }, look, banner: bannerOf(market, locale, nowMs) };
  const catalogue = shownCatalogue(locale);
  const terms = announcedTerms > 0 ? announcedTerms : undefined;
  const prices = currentPrices().edition === 0 ? undefined : currentPrices();
  const kept = { ...(catalogue && { catalogue }), ...(prices && { prices }) };
  const frame = { policyDate, terms, branches: listBranches(), ...kept };
  return { ...shown, locale, publicUrl, nowMs, messages, ...frame };
}

/** Within the chat the frame does not change: switching conversations must not wait for the network. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return isChatPath(currentUrl.pathname) && isChatPath(nextUrl.pathname) ? false : defaultShouldRevalidate;
}

const FIRST_CHUNKS = ['vendor'];
const MEMBER_CHUNKS = ['late', 'member'];

/** The document of every page, including errors that precede any data. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const asked = use(RequestLocale);
  const nonce = use(RequestNonce);
  const locale: Locale = root?.locale ?? asked ?? documentLocale();
  const market = root?.market ?? USUAL_MARKET;
  // During rendering, since the children need it at once; idempotent. On the server `handler.ts` sets both.
  if (!import.meta.env.SSR && root) {
    setCatalogue(root.catalogue ?? SEED_CATALOGUE);
    setPrices(root.prices ?? SEED_PRICES);
  }
  useEffect(() => {
    // Tests wait for this: the page is hydrated.
    document.documentElement.dataset.ready = 'true';
  }, []);
  return (
    <html
      lang={locale}
      data-cookie-policy={root?.policyDate}
      data-languages={market.languages.offered.join(' ')}
      data-market={market.name === USUAL_MARKET.name ? undefined : market.name}
      data-banner={root?.banner?.id}
      style={root?.look}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={BAR_COLOURS.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={BAR_COLOURS.dark}
          suppressHydrationWarning
        />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ownScript(HEAD_SCRIPT) }} suppressHydrationWarning />
        {fontFiles.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Icons logo={market.logo} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* The largest file comes first; the following small ones are fetched in parallel. */}
        <LaterFiles chunks={FIRST_CHUNKS} />
        {root?.messages && <link rel="modulepreload" href={root.messages} />}
        <LaterFiles chunks={MEMBER_CHUNKS} forMembers />
        <Meta />
        <Links />
        {/* By its URL: if it were an import, each part loaded later would load it again and restyle the page. */}
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <LanguageProvider locale={locale} edition={root?.catalogue?.edition ?? 0}>
          <RenderedAt value={root?.nowMs ?? 0}>
            <FrameBoundary>
              <Frame
                policyDate={root?.policyDate}
                terms={root?.terms ?? 0}
                branches={root?.branches}
                banner={root?.banner ?? null}
              >
                {children}
              </Frame>
            </FrameBoundary>
          </RenderedAt>
        </LanguageProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ownScript(START_SCRIPT) }} suppressHydrationWarning />
      </body>
    </html>
  );
}

/** The icons of tabs and home screens. */
function Icons({ logo }: { logo: string | null }) {
  if (logo) return <link rel="icon apple-touch-icon" href={`/logo/${logo}-512.png`} type="image/png" />;
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

/** An inline script has run when the browser hydrates the page: it need not load the text again. */
function ownScript(text: string): string {
  return import.meta.env.SSR ? text : '';
}

/** Without the root's data the browser still knows the page's language. */
function documentLocale(): Locale {
  return (typeof document === 'undefined' ? undefined : findLocale(document.documentElement.lang)) ?? DEFAULT_LOCALE;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
