import { defineConfig } from 'vitest/config';

const INCLUDE = [
  'src/**/*.test.ts',
  'src/**/*.test.tsx',
  'demo/**/*.test.ts',
  'scripts/**/*.test.ts',
  'test/**/*.test.ts',
];

/** Files that replace modules, or leave state behind that would break the next file: each has its own process. */
const ALONE = [
  'src/kinds/ad/categories.test.ts',
  'src/server/catalogue/catalogue.test.ts',
  'src/server/catalogue/moving.test.ts',
  'src/server/texts/texts.test.ts',
  'src/server/invoices/ksef/ksef.test.ts',
  'src/server/invoices/ksef/troubles.test.ts',
  'src/server/payments/price-list/price-list.test.ts',
  'src/server/selling/newcomers.test.ts',
  'src/web/features/contact/operator-card.test.tsx',
  'src/web/features/conversations/inbox/inbox.test.ts',
  'src/web/lib/session/in-session.test.ts',
];

export default defineConfig({
  test: {
    exclude: ['test/e2e/**', 'node_modules/**'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/measure-file.ts', 'test/file-frame.ts'],
    pool: 'forks',
    maxWorkers: 3,
    testTimeout: 120_000,
    // On a busy machine a second, the default, is short for a job in the queue.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: INCLUDE,
          exclude: ['test/e2e/**', 'test/smoke/**', 'node_modules/**', ...ALONE],
          isolate: false,
          provide: { sharesApp: true },
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, provide: { sharesApp: false }, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'smoke',
          include: ['test/smoke/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          provide: { sharesApp: false },
        },
      },
    ],
  },
});
