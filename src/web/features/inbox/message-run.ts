import type { Message } from '#contract/conversations.ts';

/**
 * What is known of a conversation's messages: a run without a gap.
 *
 * messages    ascending by number, each one more than the one before.
 * last        the number of the last; 0 where there is none; null while nothing is known.
 * hasEarlier  whether there are messages before the first.
 * ahead       what was heard of but lies beyond a gap, ascending.
 */
export interface MessageRun {
  readonly messages: readonly Message[];
  readonly last: number | null;
  readonly hasEarlier: boolean;
  readonly ahead: readonly Message[];
}

/** What `messages.list` answers. */
export interface MessagePage {
  readonly items: readonly Message[];
  readonly hasMore: boolean;
}

export const UNKNOWN_RUN: MessageRun = { messages: [], last: null, hasEarlier: false, ahead: [] };

/** Begins the run with the last page, the answer to a question without `before` or `after`. */
export function withLastPage(run: MessageRun, { items, hasMore }: MessagePage): MessageRun {
  if (run.last !== null) return withAnswer(run, items);
  const ascending = byNumber(items);
  return closeGap({ ...run, messages: ascending, last: ascending.at(-1)?.number ?? 0, hasEarlier: hasMore });
}

/** Adds the answer to `before` the first of the run. */
export function withEarlierPage(run: MessageRun, { items, hasMore }: MessagePage): MessageRun {
  const next = withAnswer(run, items);
  const isContinued = next.messages.length > run.messages.length || items.length === 0;
  return isContinued ? { ...next, hasEarlier: hasMore } : next;
}

/** Adds messages that the server has answered: what was known of them is replaced. */
export function withAnswer(run: MessageRun, items: readonly Message[]): MessageRun {
  if (run.last === null) return run;
  const known = new Map(run.messages.map((message) => [message.number, message]));
  for (const message of items) if (known.has(message.number)) known.set(message.number, message);
  const messages = [...known.values()];
  for (const message of byNumber(items).toReversed()) {
    if (message.number === (messages[0]?.number ?? 0) - 1) messages.unshift(message);
  }
  return closeGap({ ...run, messages, ahead: mergeAhead(run.ahead, items, run.last) });
}

/** Adds a message that was only heard of; what is known already is not replaced by what may be older. */
export function withHint(run: MessageRun, message: Message): MessageRun {
  const { last, ahead } = run;
  if (last !== null && message.number <= last) return run;
  if (ahead.some(({ number }) => number === message.number)) return run;
  return closeGap({ ...run, ahead: byNumber([...ahead, message]) });
}

/** Whether something is missing between the run and what was heard of. */
export function hasGap({ last, ahead }: MessageRun): boolean {
  return last !== null && ahead.length > 0;
}

function byNumber(messages: readonly Message[]): readonly Message[] {
  return messages.toSorted((one, other) => one.number - other.number);
}

function mergeAhead(ahead: readonly Message[], items: readonly Message[], last: number): readonly Message[] {
  const merged = new Map([...ahead, ...items].map((message) => [message.number, message]));
  return byNumber([...merged.values()].filter(({ number }) => number > last));
}

/** Takes over from `ahead` what follows the run now. */
function closeGap(run: MessageRun): MessageRun {
  if (run.last === null) return run;
  const messages = [...run.messages];
  const ahead: Message[] = [];
  let { last } = run;
  for (const message of run.ahead) {
    if (message.number === last + 1) {
      messages.push(message);
      last += 1;
    } else if (message.number > last) ahead.push(message);
  }
  return { ...run, messages, last, ahead };
}
