import type { Message } from '#contract/conversations.ts';
import { primeFile } from '../../../lib/realtime/file-urls.ts';
import { onNews, tellNews } from '../../../lib/realtime/news.ts';
import { newActKey } from '../../../lib/session/act-key.ts';
import { backgroundCall } from '../../../lib/session/background-call.ts';
import { currentMember, onMemberChange } from '../../../lib/session/member.ts';
import { sendFiles } from '../../../lib/session/send-files.ts';
import { Store } from '../../../lib/store.ts';
import { isHeicFile } from '../../../lib/uploads/picture-types.ts';
import { onOutboxWord, tellTabs } from './browser-tabs.ts';
import { addMessageFile, postMessage, postOffer } from './calls.ts';
import { Outbox, type OutboxDeps, type OutboxEntry } from './outbox.ts';
import { keptRowsOf, type OutboxRow, type WaitingOffer } from './outbox-rows.ts';

/** A request that takes longer is repeated: it is idempotent by clientId. */
const PATIENCE_MS = 20_000;

/** The signed-in user's unsent messages in all conversations. */
export const underWay = new Store<readonly OutboxEntry[]>([]);

let outbox: Outbox | null = null;
let lastOrder = 0;
const waiting = new Set<() => void>();

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    waiting.add(go);
  });
}

/**
 * Two tabs must not send from the same conversation at once; without the Web Locks API, idempotency removes duplicates.
 */
function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? (navigator.locks.request(name, act) as Promise<Result>) : act();
}

async function post(row: OutboxRow, fileIds: readonly number[]): Promise<Message> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), PATIENCE_MS);
  });
  return (await Promise.race([postRow(row, fileIds), tooLate])).data;
}

function postRow({ clientId, conversationId, content, offer }: OutboxRow, fileIds: readonly number[]) {
  const params = { id: conversationId };
  if (offer) return backgroundCall(postOffer, { params, body: { ...offer, clientId } });
  return backgroundCall(postMessage, { params, body: { clientId, content, fileIds: [...fileIds] } });
}

const bring: OutboxDeps['bring'] = async ({ conversationId }, { key, name, content }, onProgress) => {
  const file = new File([content], name, { type: content.type });
  const input = { params: { id: conversationId } };
  const { data } = await sendFiles(addMessageFile, [file], { idempotencyKey: key, onProgress, input });
  return data.id;
};

function noteSent({ conversationId, files }: OutboxRow, message: Message): void {
  for (const [index, { id, kind }] of message.files.entries()) {
    const sent = files[index];
    // What few browsers can display is fetched as converted by the server.
    const isShown = kind === 'picture' && sent && !isHeicFile({ name: sent.name, type: sent.content.type });
    if (isShown) primeFile(conversationId, id, sent.content);
  }
  tellNews('posted', message);
  tellTabs({ kind: 'posted', message });
}

function openOutbox(memberId: number): Outbox {
  const opened: Outbox = new Outbox({
    ...{ rows: keptRowsOf(memberId), post, bring, pause, newKey: newActKey, onSent: noteSent },
    inTurn: (name, act) => inTurn(`${memberId} ${name}`, act),
    isMember: () => currentMember() === memberId && outbox === opened,
    onChange: () => tellTabs({ kind: 'outbox' }),
  });
  opened.entries.subscribe(() => {
    if (outbox === opened) underWay.write(opened.entries.read());
  });
  return opened;
}

/** Resumes unsent messages of this page or an earlier one. */
export function goOnSending(): void {
  const memberId = currentMember();
  if (memberId === null) return;
  outbox ??= openOutbox(memberId);
  void outbox.follow();
}

/**
 * Sends a message in the background for as long as it takes: it is stored in the browser until the server has it,
 * survives reloads and network failures, and is delivered once.
 *
 * @returns its clientId
 */
export function sendMessage(
  conversationId: number,
  { content, files }: { readonly content: string; readonly files: readonly File[] },
): string {
  const clientId = newActKey();
  const memberId = currentMember();
  if (memberId === null) return clientId;
  outbox ??= openOutbox(memberId);
  void outbox.add({
    ...{ clientId, memberId, conversationId, content: content.trim(), order: nextOrder(), refusal: null },
    createdAt: new Date().toISOString(),
    files: files.map((file) => ({ key: newActKey(), name: file.name, content: file, id: null })),
  });
  return clientId;
}

/**
 * Makes an offer as soon as the network is back, like a message, and once.
 *
 * clientId  of an earlier attempt, whose response was lost.
 * content   what is shown in the conversation until then.
 */
export function sendOffer(
  conversationId: number,
  { clientId, offer, content }: { readonly clientId: string; readonly offer: WaitingOffer; readonly content: string },
): void {
  const memberId = currentMember();
  if (memberId === null) return;
  outbox ??= openOutbox(memberId);
  void outbox.add({
    ...{ clientId, memberId, conversationId, content, offer, files: [], order: nextOrder(), refusal: null },
    createdAt: new Date().toISOString(),
  });
}

function nextOrder(): number {
  lastOrder = Math.max(Date.now(), lastOrder + 1);
  return lastOrder;
}

/** Retries a refused message. */
export function resendMessage(clientId: string): void {
  void outbox?.resend(clientId, nextOrder());
}

/** Discards an unsent message. */
export function discardMessage(clientId: string): void {
  void outbox?.discard(clientId);
}

onMemberChange(() => {
  outbox = null;
  underWay.write([]);
  goOnSending();
});
onOutboxWord(() => goOnSending());
onNews('resumed', () => {
  for (const go of waiting) go();
});
