/** The minimal server of a page: compressed bytes from memory. The baseline for the cached page. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env.BARE_FILE ?? '');
createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ok');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
