import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, type LinkProps, Link as RouterLink } from 'react-router';
import { expect, test } from 'vitest';
import { ServerLink } from './link.tsx';

function render(Component: typeof ServerLink | typeof RouterLink, props: LinkProps): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Component {...props}>Miód & ser</Component> }]);
  return renderToStaticMarkup(<Stub />);
}

/** The attributes of an anchor in any order. */
const attributesOf = (anchor: string) => [...anchor.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).sort();

test.each<LinkProps>([
  { to: '/' },
  { to: '/ad/7', className: 'card-link', discover: 'none' },
  { to: '/ads?q=miód lipowy&town=Łódź#results', 'aria-label': 'Miód & ser', preventScrollReset: true },
  { to: '/ads?back=/ad/7', prefetch: 'intent', replace: true, state: { a: 1 }, rel: 'next' },
  { to: '/ads?lang=de', reloadDocument: true, hrefLang: 'de', lang: 'de', onClick: () => {} },
  { to: '/category/101/' },
  ...[
    '/ads//more',
    '//example.org',
    '/a/../b',
    '/a/./b',
    '/ads?',
    '/ads#',
    '/ads?#a',
    '/a\\b',
    '',
    '?q=a',
    '#a',
    'ads',
  ].map((to) => ({ to })),
  { to: { pathname: '/ads', search: '?q=a' } },
  { to: 'https://example.org/a' },
])('the server renders the anchor of the router for %o', (props) => {
  const own = render(ServerLink, props);
  const routers = render(RouterLink, props);
  expect(attributesOf(own)).toEqual(attributesOf(routers));
  expect(own.replace(/<a[^>]*>/, '')).toBe(routers.replace(/<a[^>]*>/, ''));
});

test('a link to a plain path needs no router', () => {
  expect(renderToStaticMarkup(<ServerLink to="/ad/7">Miód</ServerLink>)).toBe(
    '<a href="/ad/7" data-discover="true">Miód</a>',
  );
});
