// `npm run check`: format and lint, types, import rules, dead code; one line for each.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, runNode, say } from './install.mjs';

/** The checks in the order from quick to slow; each is a name and the arguments for Node. */
const CHECKS = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  [
    'import rules',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'src',
      'demo',
      'test',
      'scripts',
      'bench',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
    ],
  ],
  ['dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
];

export function check() {
  let failed = 0;
  for (const [name, args] of CHECKS) {
    if (!existsSync(join(root, args[0]))) throw new Error(`missing ${args[0]}`);
    say(`Checking ${name}`);
    if (runNode(args, { allowFailure: true }) !== 0) failed += 1;
  }
  return { passed: CHECKS.length - failed, failed };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureInstalled();
  process.exit(check().failed === 0 ? 0 : 1);
}
