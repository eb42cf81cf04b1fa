import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measure } from './load.ts';
import { BenchServer } from './server.ts';

const BROTLI = { 'accept-encoding': 'br' };

/**
 * Requests a second for the home page from the cache, and for the same bytes from a bare server, measured alternately.
 */
export async function measureCached(server: BenchServer): Promise<{ page: number; bare: number }> {
  const file = join(tmpdir(), `jarmark-bare-${process.pid}`);
  writeFileSync(file, await bytesOf(`${server.origin}/`));
  const bare = await BenchServer.start('bench/bare.ts', 3481, { BARE_FILE: file });
  const rates = { page: 0, bare: 0 };
  for (let turn = 0; turn < 2; turn += 1) {
    rates.page += (await measure(server.origin, ['/'], { seconds: 3, headers: BROTLI })).perSecond / 2;
    rates.bare += (await measure(bare.origin, ['/'], { seconds: 3, headers: BROTLI })).perSecond / 2;
  }
  await bare.stop();
  return { page: Math.round(rates.page), bare: Math.round(rates.bare) };
}

function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROTLI }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
