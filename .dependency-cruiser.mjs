/** Who may import what; the table in ARCHITECTURE.md in words. */
const from = (path, pathNot) => ({ path, ...(pathNot ? { pathNot } : {}) });

const rule = (name, comment, fromPath, toPath) => ({ name, comment, severity: 'error', from: fromPath, to: toPath });

const TESTS = '\\.test\\.tsx?$';

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Modules that need each other are one module, or talk through events.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    rule('kinds-alone', 'kinds import nothing of ours.', from('^src/kinds/'), {
      path: '^(src/(?!kinds/)|demo/|test/|scripts/)',
    }),
    rule('contract-on-kinds', 'contract imports kinds (and the names of languages).', from('^src/contract/', TESTS), {
      path: '^(src/(server|web)/|demo/|test/|scripts/)',
    }),
    rule('i18n-below', 'i18n knows contract and kinds at most.', from('^src/i18n/', TESTS), {
      path: '^(src/(server|web)/|demo/|test/|scripts/)',
    }),
    rule('server-not-web', 'The server reaches the pages through the seam.', from('^src/server/', TESTS), {
      path: '^(src/web/|test/)',
    }),
    rule(
      'demo-only-in-demo',
      'Only the demo room knows the demo market.',
      from('^src/', `^src/server/demo/|${TESTS}`),
      { path: '^demo/' },
    ),
    rule('web-not-server', 'Pages reach the server through the seam and the API.', from('^src/web/', TESTS), {
      path: '^(src/server/|demo/|test/)',
    }),
    rule('platform-below-features', 'The platform knows no feature.', from('^src/server/platform/', TESTS), {
      path: '^src/server/(?!platform/|config\\.ts|operator-settings\\.ts|payment-settings\\.ts)',
      dependencyTypesNot: ['type-only'],
    }),
    rule('ui-knows-nothing', 'Primitives know nothing of features, pages or listings.', from('^src/web/ui/'), {
      path: '^src/(web/(features|frame|pages|lib)|contract|kinds|i18n)/',
    }),
    rule(
      'web-features-apart',
      'No feature imports another: a page puts them together.',
      from('^src/web/features/([^/]+)/'),
      {
        path: '^src/web/features/',
        pathNot: '^src/web/features/$1/',
      },
    ),
    rule('no-whole-zod', '`import("zod")` keeps all of it, with the messages of fifty languages.', from('^src/web/'), {
      path: 'node_modules/zod/',
      dynamic: true,
    }),
    rule('features-below-pages', 'Features do not import pages.', from('^src/web/features/'), {
      path: '^src/web/(pages|frame)/',
    }),
    rule('frame-below-pages', 'What stands around every page knows none of them.', from('^src/web/frame/'), {
      path: '^src/web/pages/',
    }),
    rule('lib-below-features', 'Adapters of the browser know no feature.', from('^src/web/lib/', TESTS), {
      path: '^src/web/(features|frame|pages)/',
    }),
    rule(
      'sql-in-repositories',
      'Only repositories and db hold SQL.',
      from('^src/server/', `repository\\.ts$|^src/server/platform/(db|events|health|idempotency|jobs)|${TESTS}`),
      {
        path: '(^|/)kysely/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'features-through-services',
      'Another feature only through its service.',
      from('^src/server/([^/]+)/', `^src/server/(platform/db|compose|demo|feeds)/|${TESTS}`),
      {
        path: '^src/server/.+/(repository|present|policy|routes|jobs)\\.ts$',
        pathNot: '^src/server/($1|platform)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    exclude: { path: '\\+types/' },
  },
};
