/**
 * `npm run doctor`: reports problems of this installation and how to fix them; exits with 1 if there are any.
 * `--online` also asks others: the site's public address, the mail server, and DNS about the sender of mails.
 */

import { resolveTxt } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { followSettings } from '../src/server/compose/settings.ts';
import { ConfigError, loadConfig, SETTING_NAMES } from '../src/server/config.ts';
import { judgeBackups } from '../src/server/platform/doctor/backups.ts';
import { examineDatabase } from '../src/server/platform/doctor/database.ts';
import { type Finding, wrong } from '../src/server/platform/doctor/finding.ts';
import { judgeMachine, judgePort } from '../src/server/platform/doctor/machine.ts';
import { judgeOnline } from '../src/server/platform/doctor/online.ts';
import { findUnknown, judgeSettings } from '../src/server/platform/doctor/settings.ts';
import { settingsOf } from '../src/server/settings/current.ts';

const { values: options } = parseArgs({ options: { online: { type: 'boolean', default: false } } });
const MARKS = { right: '✓', advice: '!', wrong: '✗' };

async function* examine(): AsyncGenerator<Finding> {
  const inFile = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : [];
  yield* findUnknown(SETTING_NAMES, inFile, Object.keys(process.env));
  const fromEnvironment = loadConfig();
  const { findings, stored } = await examineDatabase(fromEnvironment);
  // Settings from the desk count as well as the environment.
  const values = settingsOf(stored, fromEnvironment.lockedSettings);
  const config = followSettings(fromEnvironment, { values: () => values });
  yield* judgeSettings(config);
  yield* judgeMachine(config);
  yield await judgePort(config);
  yield* findings;
  yield* await judgeBackups(config.backup);
  if (options.online) yield* await judgeOnline(config, resolveTxt);
}

function tell({ level, says, remedy }: Finding): void {
  console.log(`${MARKS[level]} ${says}${remedy ? `\n    → ${remedy}` : ''}`);
}

const counts = { right: 0, advice: 0, wrong: 0 };
try {
  for await (const finding of examine()) {
    counts[finding.level] += 1;
    tell(finding);
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  counts.wrong += 1;
  tell(wrong(error.message, 'correct it in the environment or in .env; .env.example explains each setting'));
}
console.log(`${counts.wrong} wrong, ${counts.advice} to be improved, ${counts.right} right.`);
process.exit(counts.wrong > 0 ? 1 : 0);
