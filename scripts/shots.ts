/** `npm run shots`: every page at 390 and 1280 px in both themes, from a running server, into the folder `shots`. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { resolvePages } from './pages.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string' },
    lang: { type: 'string', default: 'pl' },
    out: { type: 'string', default: 'shots' },
    full: { type: 'boolean', default: false },
  },
});

const WIDTHS = { 390: 844, 1280: 900 } as const;
const THEMES = ['light', 'dark'] as const;

mkdirSync(values.out, { recursive: true });
const pages = Object.entries(await resolvePages(values.origin)).filter(
  ([name]) => !values.only || values.only.split(',').includes(name),
);
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH
    ? { executablePath: process.env.CHROMIUM_PATH }
    : { executablePath: '/usr/bin/chromium' }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
});
for (const [width, height] of Object.entries(WIDTHS)) {
  for (const theme of THEMES) {
    const context = await browser.newContext({
      viewport: { width: Number(width), height },
      deviceScaleFactor: 1,
      colorScheme: theme,
    });
    await context.addCookies([{ name: 'selectedLanguage', value: values.lang, url: values.origin }]);
    await context.addInitScript(
      ([chosen, language]) => {
        localStorage.setItem('ui_theme', chosen as string);
        localStorage.setItem('selectedLanguage', language as string);
      },
      [theme, values.lang],
    );
    const page = await context.newPage();
    for (const [name, path] of pages) {
      await page.goto(values.origin + path, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `${values.out}/${name}-${width}-${theme}.png`, fullPage: values.full });
    }
    await context.close();
  }
}
await browser.close();
console.log(`${pages.length * 4} pictures in ${values.out}`);
