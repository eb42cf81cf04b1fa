import type { Db } from '../../platform/db/client.ts';
import { oneLine, withoutLinks } from '../mail/untrusted-text.ts';
import { type DueMail, listWaiting, type WaitingRow } from './repository.ts';

/**
 * Unread messages of a conversation, as shown in mails and push notifications.
 *
 * sender    the other member's name, on one line.
 * title     the listing's title; empty without a listing.
 * count     number of unread messages.
 * excerpt   beginning of the last message, without detectable links. Empty if it has only files, or looks like fraud:
 *           that should be read on the site, next to its warning.
 * hasFiles  the last message has files.
 */
export interface Waiting {
  readonly conversationId: number;
  readonly sender: string;
  readonly title: string;
  readonly count: number;
  readonly excerpt: string;
  readonly hasFiles: boolean;
}

/** Unread messages in these conversations, latest first; excerpts of at most `excerptLength` characters. */
export async function readWaiting(db: Db, due: DueMail, excerptLength: number): Promise<Waiting[]> {
  return (await listWaiting(db, due)).map((row) => present(row, excerptLength));
}

function present(row: WaitingRow, excerptLength: number): Waiting {
  const isSuspect = row.warnings.length > 0;
  return {
    conversationId: row.conversationId,
    sender: oneLine(row.sender),
    title: oneLine(row.title ?? ''),
    count: row.count,
    excerpt: isSuspect ? '' : withoutLinks(excerptOf(row.content, excerptLength)),
    hasFiles: row.hasFiles,
  };
}

const words = new Intl.Segmenter('pl', { granularity: 'grapheme' });

/**
 * Limit of code units per grapheme, which can have any number of combining marks: excerpts must fit in a push message.
 */
const CHARACTERS_OF_SIGN = 4;

/** The beginning of a text on one line; if cut, it ends with an ellipsis, preferably at a word boundary. */
export function excerptOf(text: string, maxLength: number): string {
  const signs = Array.from(words.segment(oneLine(text)), ({ segment }) => segment);
  let length = 0;
  const fitting = signs.findIndex((sign, at) => {
    length += sign.length;
    return at === maxLength || length > maxLength * CHARACTERS_OF_SIGN;
  });
  if (fitting === -1) return signs.join('');
  const cut = signs.slice(0, fitting);
  const lastSpace = cut.lastIndexOf(' ');
  const end = lastSpace > fitting / 2 ? lastSpace : Math.max(0, fitting - 1);
  return `${cut.slice(0, end).join('').trimEnd()}…`;
}
