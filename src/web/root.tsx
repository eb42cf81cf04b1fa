import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import type { Route } from './+types/root';
import { ErrorPage } from './features/frame/error-page.tsx';
import { Frame } from './features/frame/frame.tsx';
import { HEAD_SCRIPT } from './features/frame/head-script.ts';
import { LanguageProvider } from './lib/i18n.tsx';
import { getSeam } from './lib/seam.ts';
import { fontFiles } from './ui/font-files.ts';
import './styles/app.css';

export async function loader(args: Route.LoaderArgs) {
  const { locale, publicUrl, nowMs, document } = getSeam(args);
  const { date } = await document('cookie-policy');
  return { locale, publicUrl, nowMs, policyDate: date };
}

/** The document around every page, also around an error that came before anything was loaded. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const locale: Locale = root?.locale ?? documentLocale();
  useEffect(() => {
    // Tests wait for it: from here on, what is pressed answers.
    document.documentElement.dataset.ready = 'true';
  }, []);
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1c2921" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        {fontFiles.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider locale={locale}>
          <Frame policyDate={root?.policyDate}>{children}</Frame>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Without the root's data the browser still knows which language the page was in. */
function documentLocale(): Locale {
  return typeof document === 'undefined' ? DEFAULT_LOCALE : ((document.documentElement.lang as Locale) || DEFAULT_LOCALE);
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
