import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Socket as ServerSocket } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { onceHeard } from '#test/listeners.ts';
import { SocketHost } from './socket-host.ts';

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A host with its own server; nothing handles the events of its sockets. */
async function aHost({ countsAddresses = false, onSocket = (_socket: ServerSocket) => {} } = {}) {
  const publicUrl = 'http://localhost:3000';
  const host = new SocketHost({ publicUrl, trustProxy: null, countsAddresses, onSocket });
  const door = { anyPort: false };
  const server = createServer((request, response) => host.handleRequest(request, response, door));
  server.on('upgrade', (request, socket, head) => host.handleUpgrade(request, socket, head, door));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { host, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function connect(origin: string, count: number, transport: 'websocket' | 'polling'): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => io(origin, { transports: [transport], forceNew: true }));
  open.push(...sockets);
  return Promise.all(sockets.map((socket) => onceHeard(socket, 'connect').then(() => socket)));
}

/** Simulates a phone that lost its network: it stops reading without closing. */
function pauseReading({ io: { engine } }: Socket): void {
  const { ws } = engine.transport as unknown as { ws: { _socket: { pause(): void } } };
  ws._socket.pause();
}

test('closing a host releases a thousand sockets, including unresponsive ones', async () => {
  const { host, server, origin } = await aHost();
  const sockets = [...(await connect(origin, 980, 'websocket')), ...(await connect(origin, 20, 'polling'))];
  const reasons: string[] = [];
  for (const socket of sockets) socket.once('disconnect', (reason) => reasons.push(reason));
  for (const socket of sockets.slice(0, 10)) pauseReading(socket);
  expect(host.count).toBe(1_000);
  await host.close();
  expect(host.count).toBe(0);
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
  await vi.waitFor(() => expect(reasons.length).toBeGreaterThanOrEqual(990));
  // No 'io server disconnect': clients reconnect by themselves.
  expect(new Set(reasons)).not.toContain('io server disconnect');
}, 60_000);

test('a closing host accepts no connections', async () => {
  const { host, server, origin } = await aHost();
  open.push(server);
  await host.close();
  const answer = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`);
  expect(answer.status).toBe(503);
});

test('one address may hold at most sixty unauthenticated connections', async () => {
  const { server, origin } = await aHost({ countsAddresses: true });
  open.push(server);
  await connect(origin, 60, 'websocket');
  expect((await fetch(`${origin}/socket.io/?EIO=4&transport=polling`)).status).toBe(429);
});

test('an invented connection id does not bypass the connection limit', async () => {
  const { host, server, origin } = await aHost({ countsAddresses: true });
  open.push(server);
  await connect(origin, 60, 'websocket');
  await fetch(`${origin}/socket.io/?EIO=4&transport=polling&sid=`);
  expect(host.count).toBe(60);
});

test('a second handshake over one connection, at once or after a disconnect, closes only that connection', async () => {
  const { host, server, origin } = await aHost();
  open.push(server);
  const [page] = (await connect(origin, 1, 'websocket')) as [Socket];
  for (const said of [['40\x1e40'], ['40', '41', '40'], ['40', '41']]) {
    const begun = await (await fetch(`${origin}/socket.io/?EIO=4&transport=polling`)).text();
    const { sid } = JSON.parse(begun.slice(1)) as { sid: string };
    const url = `${origin}/socket.io/?EIO=4&transport=polling&sid=${sid}`;
    for (const body of said) await fetch(url, { method: 'POST', body });
    await vi.waitFor(() => expect(host.count).toBe(1));
  }
  expect(page.connected).toBe(true);
});

test('a client that was closed without notice reconnects by itself', async () => {
  const { host, server, origin } = await aHost();
  open.push(server);
  const [socket] = (await connect(origin, 1, 'websocket')) as [Socket];
  const again = onceHeard(socket, 'connect');
  host.waiting.cutOverdue(Date.now() + 20_000);
  await again;
  expect(host.count).toBe(1);
});

test('a client that does not read is closed and its buffer freed', async () => {
  const here = new Set<ServerSocket>();
  const onSocket = (socket: ServerSocket) => {
    here.add(socket);
    void socket.join('village');
  };
  const { host, server, origin } = await aHost({ onSocket });
  open.push(server);
  const [attentive, stalled] = (await connect(origin, 2, 'websocket')) as [Socket, Socket];
  let heard = 0;
  attentive.on('news', () => {
    heard += 1;
  });
  pauseReading(stalled);
  const news = 'x'.repeat(32_000);
  let said = 0;
  for (; host.count === 2 && said < 5_000; said += 1) {
    host.say('village', here, 'news', news);
    await vi.waitFor(() => expect(heard).toBe(said + 1), { interval: 0 });
  }
  expect(said).toBeLessThan(5_000);
  expect(attentive.connected).toBe(true);
});
