import type { Message } from '#contract/conversations.ts';

/**
 * A conversation's known messages: a run without a gap.
 *
 * messages    ascending by number, consecutive.
 * last        the number of the last; 0 when there is none; null while unknown.
 * hasEarlier  whether there are messages before the first.
 * ahead       known messages beyond a gap, ascending.
 */
export interface MessageRun {
  readonly messages: readonly Message[];
  readonly last: number | null;
  readonly hasEarlier: boolean;
  readonly ahead: readonly Message[];
}

/** The response of `messages.list`. */
export interface MessagePage {
  readonly items: readonly Message[];
  readonly hasMore: boolean;
}

export const UNKNOWN_RUN: MessageRun = { messages: [], last: null, hasEarlier: false, ahead: [] };

/** Starts the run with the last page, the response to a request without `before` or `after`. */
export function withLastPage(run: MessageRun, { items, hasMore }: MessagePage): MessageRun {
  if (run.last !== null) return withAnswer(run, items);
  const ascending = byNumber(items);
  return closeGap({ ...run, messages: ascending, last: ascending.at(-1)?.number ?? 0, hasEarlier: hasMore });
}

/** Prepends the response to `before` the first of the run. */
export function withEarlierPage(run: MessageRun, { items, hasMore }: MessagePage): MessageRun {
  const next = withAnswer(run, items);
  const isContinued = next.messages.length > run.messages.length || items.length === 0;
  return isContinued ? { ...next, hasEarlier: hasMore } : next;
}

/** Applies messages from a response, replacing known ones. */
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

/** Adds a message from an event; never replaces a known one, which may be newer. */
export function withHint(run: MessageRun, message: Message): MessageRun {
  const { last, ahead } = run;
  if (last !== null && message.number <= last) return run;
  if (ahead.some(({ number }) => number === message.number)) return run;
  return closeGap({ ...run, ahead: byNumber([...ahead, message]) });
}

/** Whether messages are missing between the run and `ahead`. */
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

/** Moves from `ahead` what now follows the run. */
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
