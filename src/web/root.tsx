import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { LanguageProvider } from './lib/i18n.tsx';
import { getSeam } from './lib/seam.ts';
import './styles/app.css';

export function loader(args: Route.LoaderArgs) {
  const { locale, publicUrl, nowMs } = getSeam(args);
  return { locale, publicUrl, nowMs };
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { locale } = loaderData;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider locale={locale}>
          <main id="main">
            <Outlet />
          </main>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
