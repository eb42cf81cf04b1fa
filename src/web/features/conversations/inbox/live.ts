import Echo from 'laravel-echo';
import { io, type Socket } from 'socket.io-client';
import type { RealtimeEvents } from '#contract/realtime.ts';
import { tellNews } from '../../../lib/realtime/news.ts';
import { backgroundCall } from '../../../lib/session/background-call.ts';
import { isRefusal, refreshCurrentUser } from '../../../lib/session/keep-session.ts';
import { currentMember, onMemberChange, sameMember } from '../../../lib/session/member.ts';
import { getApiToken } from './calls.ts';
import { connection, onHangUp } from './connection.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** The server sends something every 25 s at least; longer silence means sleep or a lost connection. */
const SILENCE_MS = 40_000;
const POLL_MS = 60_000;
/** A logout in another tab is noticed within this time. */
const LOG_OUT_MS = 2_000;

/** The connection to the server, or an attempt at one. */
interface Line {
  readonly echo: Echo<'socket.io'>;
  readonly socket: Socket;
}

let line: Line | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = FIRST_PAUSE_MS;
let lastHeardMs = 0;
/** Whether there was a connection before. */
let wasLive = false;
let isKept = false;

/** Keeps this page connected while a user is logged in. Call once. Failures are only logged. */
export function keepLive(): void {
  if (isKept) return;
  isKept = true;
  onHangUp(hangUp);
  onMemberChange(() => {
    hangUp();
    pauseMs = FIRST_PAUSE_MS;
    void connect();
  });
  addEventListener('online', () => {
    tellNews('resumed', null);
    comeBack();
  });
  document.addEventListener('visibilitychange', comeBack);
  // An open socket would keep the page out of the back/forward cache.
  addEventListener('pagehide', hangUp);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack();
  });
  setInterval(() => {
    if (!connection.read() && isUsable()) tellNews('missed', { hasGap: false });
  }, POLL_MS);
  void connect();
}

function isUsable(): boolean {
  return currentMember() !== null && document.visibilityState === 'visible' && navigator.onLine;
}

async function connect(): Promise<void> {
  clearTimeout(timer);
  const memberId = currentMember();
  if (memberId === null || line) return;
  const isSame = sameMember();
  try {
    const { auth_token } = await backgroundCall(getApiToken);
    if (isSame() && !line) line = open(memberId, auth_token);
  } catch (error) {
    note('no token', error);
    // A refusal means that nobody is logged in; the next login connects.
    if (isSame() && !isRefusal(error)) connectLater();
  }
}

function connectLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void connect(), pauseMs);
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}

function open(memberId: number, bearerToken: string): Line {
  const echo = new Echo<'socket.io'>({
    broadcaster: 'socket.io',
    host: location.origin,
    client: io,
    bearerToken,
    transports: ['websocket'],
    withoutInterceptors: true,
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: LONGEST_PAUSE_MS,
  });
  const { socket } = echo.connector as unknown as { socket: Socket };
  socket.io.on('ping', noteHeard);
  socket.onAny(noteHeard);
  socket.on('connect_error', (error) => note('no connection', error));
  socket.on('subscription_error', (_: string, status: number) => void noteCut(`refused: ${status}`));
  socket.on('disconnect', (reason) => {
    note('disconnected', reason);
    connection.write(false);
    // The only disconnect after which the client does not reconnect by itself.
    if (reason === 'io server disconnect') void noteCut(reason);
  });
  listen(echo, memberId);
  return { echo, socket };
}

function listen(echo: Echo<'socket.io'>, memberId: number): void {
  const channel = echo.private(`App.User.${memberId}`);
  const on = <Name extends keyof RealtimeEvents>(name: Name, act: (event: RealtimeEvents[Name]) => void) =>
    channel.listen(`.${name}`, act);
  on('subscribed', () => {
    pauseMs = FIRST_PAUSE_MS;
    connection.write(true);
    tellNews('missed', { hasGap: wasLive });
    wasLive = true;
    tellNews('resumed', null);
  });
  on('messagePosted', (message) => tellNews('posted', message));
  on('messagesRead', (read) => tellNews('messagesRead', read));
  on('typing', (typing) => tellNews('typing', typing));
  on('conversationChanged', (changed) => tellNews('conversationChanged', changed));
  on('transactionChanged', (changed) => tellNews('transactionChanged', changed));
  on('newsChanged', (changed) => tellNews('newsChanged', changed));
}

function noteHeard(): void {
  lastHeardMs = Date.now();
}

/**
 * The server has closed this connection, usually because the session has ended, which refreshing the session reveals.
 * Otherwise reconnects with backoff.
 */
async function noteCut(reason: string): Promise<void> {
  note('cut', reason);
  hangUp();
  const isSame = sameMember();
  await new Promise((resolve) => setTimeout(resolve, LOG_OUT_MS));
  if (!isSame() || line) return;
  const person = await refreshCurrentUser().catch(() => undefined);
  if (isSame() && !line && person !== null) connectLater();
}

function hangUp(): void {
  clearTimeout(timer);
  const before = line;
  line = null;
  connection.write(false);
  if (before) close(before);
}

/** Browsers log an error when a socket is closed before it is open, so wait for that. */
function close({ echo, socket }: Line): void {
  socket.removeAllListeners();
  socket.io.reconnection(false);
  if (socket.io._readyState === 'opening') socket.io.once('open', () => echo.disconnect());
  else echo.disconnect();
}

/** The page is visible or online again: reconnect without waiting. */
function comeBack(): void {
  if (!isUsable()) return;
  const isSilent = Date.now() - lastHeardMs > SILENCE_MS;
  if (line && !connection.read()) line.socket.connect();
  if (line && connection.read() && isSilent) line.socket.io.engine.close();
  if (!line) void connect();
  if (!connection.read() || isSilent) tellNews('missed', { hasGap: isSilent });
  tellNews('resumed', null);
}

function note(what: string, why: unknown): void {
  console.debug(`live: ${what}`, why instanceof Error ? why.message : why);
}
