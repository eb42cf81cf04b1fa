/** `npm run seed -- --ads 200000`: creates the demo market unless it exists, and adds bulk ads for benchmarks. */
import { parseArgs } from 'node:util';
import { loadConfig } from '../src/server/config.ts';
import { addBulkAds } from '../src/server/demo/bulk.ts';
import { layMarket } from '../src/server/demo/lay-market.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openDatabase } from '../src/server/platform/db/open-database.ts';
import { Jobs } from '../src/server/platform/jobs.ts';

const { values } = parseArgs({ options: { ads: { type: 'string', default: '0' } } });
const count = Number(values.ads);
if (!Number.isInteger(count) || count < 0) throw new Error('--ads takes a whole number');

const config = loadConfig();
const client = await openDatabase(config, (line) => console.log(line));
await migrate(client);
const jobs = new Jobs(client, (error) => console.error(error));
await jobs.start();
if (await layMarket(client, jobs, Date.now(), config.demo.pictures))
  console.log('The demo market is laid out; the server makes its pictures.');
if (count > 0) {
  const tookMs = await addBulkAds(client, count, (line) => console.log(line));
  console.log(`${count} ads in ${(tookMs / 1000).toFixed(1)} s: ${Math.round((count / tookMs) * 1000)} a second`);
}
await jobs.stop(1_000);
await client.close();
