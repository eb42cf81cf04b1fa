import type { Message } from '#contract/conversations.ts';
import { newActKey } from '../session/act-key.ts';
import { sendFiles } from '../session/send-files.ts';
import { backgroundCall } from './background-call.ts';
import { onOutboxWord, tellTabs } from './browser-tabs.ts';
import { addMessageFile, postMessage } from './calls.ts';
import { primeFile } from './file-urls.ts';
import { currentMember, onMemberChange } from './member.ts';
import { onNews, tellNews } from './news.ts';
import { Outbox, type OutboxDeps, type OutboxEntry } from './outbox.ts';
import { keptRowsOf, type OutboxRow } from './outbox-rows.ts';
import { Store } from './store.ts';

/** A text that takes longer over the network is sent once more: the same clientId counts once. */
const PATIENCE_MS = 20_000;

/** What whoever is logged in has on the way, in all conversations. */
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

/** Two tabs must not send of the same conversation at once; where there are no locks, what is sent twice counts once. */
function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? (navigator.locks.request(name, act) as Promise<Result>) : act();
}

async function post({ clientId, conversationId, content }: OutboxRow, fileIds: readonly number[]): Promise<Message> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), PATIENCE_MS);
  });
  const body = { clientId, content, fileIds: [...fileIds] };
  const call = backgroundCall(postMessage, { params: { id: conversationId }, body });
  return (await Promise.race([call, tooLate])).data;
}

const bring: OutboxDeps['bring'] = async ({ conversationId }, { key, name, content }, onProgress) => {
  const file = new File([content], name, { type: content.type });
  const input = { params: { id: conversationId } };
  const { data } = await sendFiles(addMessageFile, [file], { idempotencyKey: key, onProgress, input });
  return data.id;
};

function noteSent({ conversationId, files }: OutboxRow, message: Message): void {
  for (const [index, { id, kind }] of message.files.entries()) {
    const content = files[index]?.content;
    if (kind === 'picture' && content) primeFile(conversationId, id, content);
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

/** Goes on with what was left to be sent, by this page or one before. */
export function goOnSending(): void {
  const memberId = currentMember();
  if (memberId === null) return;
  outbox ??= openOutbox(memberId);
  void outbox.follow();
}

/**
 * Sends a message, by itself and however long it takes: it is kept in the browser until the server has it, survives a
 * reload and the loss of the network, and counts once.
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

function nextOrder(): number {
  lastOrder = Math.max(Date.now(), lastOrder + 1);
  return lastOrder;
}

/** Tries a refused message once more. */
export function resendMessage(clientId: string): void {
  void outbox?.resend(clientId, nextOrder());
}

/** Forgets a message that has not been sent. */
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
