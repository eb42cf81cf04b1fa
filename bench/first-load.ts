import { brotliDecompressSync } from 'node:zlib';

/**
 * Bytes after brotli that a page needs to become interactive: scripts, style sheets, preloaded fonts, and the page
 * itself.
 */
export interface FirstLoad {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly htmlBytes: number;
}

async function compressed(url: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Measures a page of a running server. Scripts are those that the page preloads or imports, and the language's chunk.
 */
export async function measureFirstLoad(origin: string, path: string): Promise<FirstLoad> {
  const html = await compressed(origin + path);
  const text = brotliDecompressSync(html).toString('utf8');
  const scripts = new Set(
    [...text.matchAll(/(?:href|src|from|import\()\s*=?\s*"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] as string),
  );
  const styles = new Set([...text.matchAll(/href="(\/assets\/[^"#]+\.css)[^"]*"/g)].map((match) => match[1] as string));
  const sum = async (paths: Iterable<string>) => {
    let bytes = 0;
    for (const each of paths) bytes += (await compressed(origin + each)).length;
    return bytes;
  };
  return { scriptBytes: await sum(scripts), styleBytes: await sum(styles), htmlBytes: html.length };
}
