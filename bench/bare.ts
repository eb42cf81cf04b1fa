/** The least that can serve a page: bytes from memory, already compressed. What the cached page is compared with. */

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
