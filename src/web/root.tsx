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
import { DEFAULT_LOCALE, findLocale, type Locale } from '#i18n/locales.ts';
import type { Route } from './+types/root';
import { isChatPath } from './features/chat/places.ts';
import { listBranches } from './features/frame/branches.ts';
import { ErrorPage } from './features/frame/error-page.tsx';
import { Frame } from './features/frame/frame.tsx';
import { HEAD_SCRIPT } from './features/frame/head-script.ts';
import { BAR_COLOURS } from './features/frame/theme.ts';
import { LanguageProvider } from './lib/i18n.tsx';
import { pageError } from './lib/page-error.ts';
import { RequestLocale } from './lib/request-locale.ts';
import { getSeam } from './lib/seam.ts';
import { fontFiles } from './ui/font-files.ts';
import './styles/app.css';

export async function loader(args: Route.LoaderArgs) {
  const { locale, publicUrl, nowMs, messages, document, failure } = getSeam(args);
  if (failure) throw pageError(new ApiError(failure));
  // The frame stands around the error page, too: nothing that it can do without may fail it.
  const policy = await document('cookie-policy').catch(() => undefined);
  return { locale, publicUrl, nowMs, messages, policyDate: policy?.date, branches: listBranches() };
}

/** Within the chat area the frame stays as it is: to go from one conversation to another nobody waits for the network. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return isChatPath(currentUrl.pathname) && isChatPath(nextUrl.pathname) ? false : defaultShouldRevalidate;
}

/** What lies at the bottom of the window must not cover what the focus comes to: the phones' bar, the cookie banner. */
const SCROLL_ROOM =
  'scroll-pb-24 sm:scroll-pb-6 has-[#cookie-banner]:scroll-pb-56 sm:has-[#cookie-banner]:scroll-pb-36';

/** The document around every page, also around an error that came before anything was loaded. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const asked = use(RequestLocale);
  const locale: Locale = root?.locale ?? asked ?? documentLocale();
  useEffect(() => {
    // Tests wait for it: from here on, what is pressed answers.
    document.documentElement.dataset.ready = 'true';
  }, []);
  return (
    <html lang={locale} className={SCROLL_ROOM} suppressHydrationWarning>
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
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        {fontFiles.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {root?.messages && <link rel="modulepreload" href={root.messages} />}
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider locale={locale}>
          <Frame policyDate={root?.policyDate} branches={root?.branches}>
            {children}
          </Frame>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Without the root's data the browser still knows which language the page was in. */
function documentLocale(): Locale {
  return (typeof document === 'undefined' ? undefined : findLocale(document.documentElement.lang)) ?? DEFAULT_LOCALE;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
