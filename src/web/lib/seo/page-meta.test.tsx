import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta, type MetaDescriptor } from 'react-router';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Market, USUAL_MARKET } from '#contract/settings/market.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { pageUrl } from './addresses.ts';
import { cutText } from './cut-text.ts';
import { jsonLd } from './json-ld.ts';
import { type PageDescription, pageMeta } from './page-meta.ts';

const page: PageDescription = {
  title: 'Miód lipowy',
  description: 'Z własnej pasieki.',
  path: '/ad/5',
  locale: 'pl',
  publicUrl: 'https://jarmark.example',
};
const picture = {
  id: 'ab',
  width: 1600,
  height: 1200,
  widths: [320, 640, 960, 1600],
  averageColor: '#abc',
  thumbhash: '',
  alt: 'Słoik',
};

/** The head that React Router renders from descriptors. */
function render(meta: MetaDescriptor[]): string {
  const Stub = createRoutesStub([{ path: '/', Component: Meta, meta: () => meta }]);
  return renderToStaticMarkup(<Stub />);
}

function contentOf(meta: MetaDescriptor[], name: string): unknown {
  const found = meta.find((each) => 'content' in each && Object.values(each).includes(name));
  return (found as { content?: string } | undefined)?.content;
}

test('the title has the page and the site, at home the site only', () => {
  expect(pageMeta(page)).toContainEqual({ title: 'Miód lipowy – Jarmark' });
  expect(pageMeta({ ...page, title: undefined, path: '/' })).toContainEqual({
    title: 'Jarmark – targ swojskich wyrobów',
  });
});

test('a page has one canonical URL per language', () => {
  const html = render(pageMeta({ ...page, path: '/ads?category=101&lang=uk', locale: 'de' }));
  expect(html).toContain('<link rel="canonical" href="https://jarmark.example/ads?category=101&amp;lang=de"/>');
  expect(html).toContain('rel="alternate" hrefLang="pl" href="https://jarmark.example/ads?category=101"');
  expect(html).toContain('rel="alternate" hrefLang="x-default" href="https://jarmark.example/ads?category=101"');
  expect(html.match(/hrefLang=/g)).toHaveLength(LOCALE_IDS.length + 1);
  expect(pageUrl({ publicUrl: 'https://jarmark.example', locale: 'pl' }, '/?lang=de')).toBe('https://jarmark.example/');
});

test('a private page has no canonical URL', () => {
  const html = render(pageMeta({ ...page, noIndex: true }));
  expect(html).toContain('content="noindex, nofollow"');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('hrefLang');
});

test('a preview gets the widest useful picture', () => {
  const meta = pageMeta({ ...page, picture, type: 'product' });
  expect(contentOf(meta, 'og:image')).toBe('https://jarmark.example/media/ab-960.webp');
  expect(contentOf(meta, 'og:image:width')).toBe('960');
  expect(contentOf(meta, 'og:image:height')).toBe('720');
  expect(contentOf(meta, 'og:type')).toBe('product');
  expect(contentOf(meta, 'twitter:card')).toBe('summary_large_image');
});

test("a page without its own picture gets the site's, in its true size", async () => {
  const meta = pageMeta({ ...page, picture: null });
  expect(contentOf(meta, 'twitter:card')).toBe('summary_large_image');
  expect(contentOf(meta, 'og:image:alt')).toBe('Jarmark – targ swojskich wyrobów');
  const address = new URL(String(contentOf(meta, 'og:image')));
  expect(address.origin).toBe(page.publicUrl);
  const { width, height } = await sharp(readFileSync(`public${address.pathname}`)).metadata();
  expect([contentOf(meta, 'og:image:width'), contentOf(meta, 'og:image:height')]).toEqual([`${width}`, `${height}`]);
});

test('a small picture, such as an avatar, is not enlarged', () => {
  const avatar = { url: 'https://jarmark.example/userAvatar/1.webp', width: 256, height: 256, alt: 'Anna' };
  const meta = pageMeta({ ...page, picture: avatar, type: 'profile' });
  expect(contentOf(meta, 'twitter:card')).toBe('summary');
  expect(contentOf(meta, 'og:image')).toBe(avatar.url);
});

test('a preview has its locale and the alternate ones', () => {
  const meta = pageMeta({ ...page, locale: 'uk' });
  expect(contentOf(meta, 'og:locale')).toBe('uk_UA');
  expect(contentOf(meta, 'og:url')).toBe('https://jarmark.example/ad/5?lang=uk');
  expect(render(meta).match(/og:locale:alternate/g)).toHaveLength(LOCALE_IDS.length - 1);
});

test('a page links its feed', () => {
  const html = render(pageMeta({ ...page, feedPath: '/feed.atom?category=101', locale: 'en' }));
  expect(html).toContain('type="application/atom+xml"');
  expect(html).toContain('href="https://jarmark.example/feed.atom?category=101&amp;lang=en"');
});

test('all descriptors differ, as React deduplicates them', () => {
  const meta = pageMeta({ ...page, picture, feedPath: '/feed.atom' }).map((each) => JSON.stringify(each));
  expect(new Set(meta).size).toBe(meta.length);
});

test('a description is cut between words', () => {
  const description = 'Miód z lipy zbierany w lipcu, '.repeat(20);
  const content = contentOf(pageMeta({ ...page, description }), 'description') as string;
  expect(content.length).toBeLessThanOrEqual(160);
  expect(content).toMatch(/^Miód z lipy .*[a-ząćęłńóśźż]…$/);
});

test('a cut text is a prefix of the text, within the limit and with intact characters', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ż', ' ', '\n', ',', '🐝', 'słowo ') });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (each, maxLength) => {
      const cut = cutText(each, maxLength);
      const line = each.replace(/\s+/g, ' ').trim();
      expect(cut.length).toBeLessThanOrEqual(maxLength);
      expect(cut.isWellFormed()).toBe(true);
      if (line.length <= maxLength) expect(cut).toBe(line);
      else expect(line.startsWith(cut.slice(0, -1))).toBe(true);
    }),
  );
});

test('no text can end its script element', () => {
  const evil = '</script><script>alert(1)</script><!-- & \u2028';
  const html = render([jsonLd({ '@type': 'Product', name: evil })]);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  const json = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name: evil });
});

test('the shared picture is the logo, or else the drawn one, which names only the market that it is drawn for', () => {
  const pictureOf = (market: Partial<Market>) =>
    new URL(String(contentOf(pageMeta({ ...page, market: { ...USUAL_MARKET, ...market } }), 'og:image'))).pathname;
  expect(pictureOf({})).toBe('/social-picture.png');
  expect(pictureOf({ name: 'Targ Łemkowski' })).toBe('/social-picture-nameless.png');
  expect(pictureOf({ name: 'Targ Łemkowski', logo: 'a'.repeat(32) })).toBe(`/logo/${'a'.repeat(32)}-512.png`);
});
