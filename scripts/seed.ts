/** `npm run seed -- --ads 200000`: lays out the demo market if it is not there, and adds ads in bulk for measuring. */
import { parseArgs } from 'node:util';
import { readConfig } from '../src/server/config.ts';
import { openEmbedded, openServer } from '../src/server/db/client.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { addBulkAds } from '../src/server/demo/bulk.ts';
import { layMarket } from '../src/server/demo/lay-market.ts';
import { Jobs } from '../src/server/jobs.ts';

const { values } = parseArgs({ options: { ads: { type: 'string', default: '0' } } });
const count = Number(values.ads);
if (!Number.isInteger(count) || count < 0) throw new Error('--ads takes a whole number');

const config = readConfig();
const client = config.database.url
  ? await openServer(config.database.url, config.database.poolSize)
  : await openEmbedded(config.dataDir);
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
