import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/** Lighthouse's metrics of a page on a simulated phone; times in seconds. */
export interface Painted {
  readonly score: number;
  readonly fcpS: number;
  readonly lcpS: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly sentBytes: number;
  readonly applied: Applied;
}

/** The same page over a slow connection that is applied rather than simulated: times in seconds. */
export interface Applied {
  readonly lcpS: number;
  /** Time until a heart or the filters respond; null without either. */
  readonly aliveS: number | null;
}

export interface PaintFigures {
  readonly name: string;
  /** By site, in the order given. */
  readonly bySite: readonly Painted[];
}

export interface PaintReport {
  readonly pages: readonly PaintFigures[];
  /** The machine's load, a minute's average, during the runs. */
  readonly load: { readonly from: number; readonly to: number };
}

const RUNS = 3;
const DEBUG_PORT = 9_741;
const PHONE = { width: 390, height: 844 };
/**
 * Lighthouse empties the cache but keeps `localStorage`, where pages note that the fonts of headings are in it. Without
 * them every run but the first would measure a returning visitor who has lost those files.
 */
const FIRST_VISIT = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'local_storage'] as const;
/** A weak signal: a round trip in milliseconds, and bytes a second. */
const WEAK = { latency: 225, downloadThroughput: 1.5e6 / 8, uploadThroughput: 0.75e6 / 8 };

/**
 * Measures six pages of running sites, alternating between the sites, so that other load on the machine affects all of
 * them equally.
 *
 * @returns  medians of three runs
 */
export async function measurePaint(origins: readonly string[]): Promise<PaintReport> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const loads: number[] = [];
  const pages: PaintFigures[] = [];
  for (const [name, path] of Object.entries(await pathsOf(origins[0] as string))) {
    const runs: Painted[][] = origins.map(() => []);
    for (let run = 0; run < RUNS; run += 1) {
      for (const [site, origin] of origins.entries()) {
        runs[site]?.push(await paintedOnce(browser, origin + path));
        loads.push(loadavg()[0] as number);
      }
    }
    pages.push({ name, bySite: runs.map(medianOf) });
  }
  await browser.close();
  return { pages, load: { from: Math.min(...loads), to: Math.max(...loads) } };
}

async function pathsOf(origin: string): Promise<Record<string, string>> {
  const { items } = (await (await fetch(`${origin}/api/ads?picture=1`)).json()) as { items: { id: number }[] };
  return {
    home: '/',
    list: '/ads',
    search: `/ads?${new URLSearchParams({ q: 'miód' })}`,
    ad: `/ad/${items[0]?.id}`,
    events: '/events',
    farms: '/agritourismFacilities',
  };
}

async function paintedOnce(browser: Browser, url: string): Promise<Painted> {
  // Warm up: most first-time visitors get a page that is already rendered and compressed.
  await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    clearStorageTypes: [...FIRST_VISIT],
  });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `${url}: no report`);
  const { audits, categories } = result.lhr;
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcpS: numberOf('first-contentful-paint') / 1000,
    lcpS: numberOf('largest-contentful-paint') / 1000,
    blockedMs: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    sentBytes: numberOf('total-byte-weight'),
    applied: await appliedOnce(browser, url),
  };
}

/** `aliveS`: when React has hydrated a heart or a field of the filters; null if the page has neither within 10 s. */
async function appliedOnce(browser: Browser, url: string): Promise<Applied> {
  const page = await browser.newPage({ viewport: PHONE });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...WEAK });
  await page.goto(url, { waitUntil: 'commit' });
  const aliveS = await page
    .waitForFunction(
      () => {
        const element = document.querySelector('main button[aria-label^="Ulubione"], #filters input');
        return element && Object.keys(element).some((key) => key.startsWith('__reactProps')) ? performance.now() : null;
      },
      undefined,
      { timeout: 10_000 },
    )
    .then(
      async (handle) => Number(await handle.jsonValue()) / 1000,
      () => null,
    );
  await page.waitForLoadState('load');
  const lcpS = (await page.evaluate(largestPaintMs)) / 1000;
  await page.close();
  return { aliveS, lcpS };
}

/** Runs in the page. */
function largestPaintMs(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}

function medianOf(runs: readonly Painted[]): Painted {
  const middle = (pick: (run: Painted) => number | null) =>
    runs.map(pick).toSorted((a, b) => Number(a) - Number(b))[runs.length >> 1] ?? null;
  const middleNumber = (pick: (run: Painted) => number) => middle(pick) ?? Number.NaN;
  return {
    score: middleNumber(({ score }) => score),
    fcpS: middleNumber(({ fcpS }) => fcpS),
    lcpS: middleNumber(({ lcpS }) => lcpS),
    blockedMs: middleNumber(({ blockedMs }) => blockedMs),
    shift: middleNumber(({ shift }) => shift),
    sentBytes: middleNumber(({ sentBytes }) => sentBytes),
    applied: {
      lcpS: middleNumber(({ applied }) => applied.lcpS),
      aliveS: middle(({ applied }) => applied.aliveS),
    },
  };
}
