import { defineConfig, devices } from '@playwright/test';
import { isFull } from './test/effort.ts';

const PORT = Number(process.env.E2E_PORT ?? 3417);

/** What runs on a phone runs at both widths every night only; accessibility depends on the width and runs at both always. */
const ON_PHONE_ONLY = /^(?!.*accessib).*@phone/;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the usual cores: tests also wait for the network, for mails and for animations.
  workers: 3,
  // Retried so that the failure is recorded; in CI the first failure counts.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.CI),
  // For tests that hang; `npm test` reports slow ones.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Recording every first attempt costs a third of a run; a failed test is retried, and the retry is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-gpu',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
        // Pages live for seconds: compiling them better takes longer than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      ...(isFull ? {} : { grepInvert: ON_PHONE_ONLY }),
    },
    {
      name: 'phone',
      // At the device's own scale a run took 8 % more CPU time, and no test looks at single pixels.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: 'node test/e2e/server.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      DEMO_PICTURES: '24',
      WEBHOOK_LOOPBACK: '1',
      NODE_ENV: 'production',
    },
  },
});
