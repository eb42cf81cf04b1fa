import type { Db } from '../db/client.ts';
import { oneLine, withoutLinks } from '../mail/untrusted-text.ts';
import { type DueRow, findWaiting } from './repository.ts';

/**
 * What waits to be read in a conversation, as somebody who is not there may be told.
 *
 * sender    what the other calls themselves, on one line.
 * title     of the listing that they talk about; empty when they talk about none.
 * count     of the messages.
 * excerpt   the beginning of the last one, of which no program makes a link. Empty for a message of files alone, and for
 *           one that looks like a fraud: that is read on the site, where the warning stands beside it.
 * hasFiles  the last one has files.
 */
export interface Waiting {
  readonly sender: string;
  readonly title: string;
  readonly count: number;
  readonly excerpt: string;
  readonly hasFiles: boolean;
}

/** Null when nothing waits any more. */
export async function readWaiting(db: Db, member: DueRow, excerptLength: number): Promise<Waiting | null> {
  const row = await findWaiting(db, member);
  if (!row) return null;
  const isSuspect = row.warnings.length > 0;
  return {
    sender: oneLine(row.sender),
    title: oneLine(row.title ?? ''),
    count: row.count,
    excerpt: isSuspect ? '' : withoutLinks(excerptOf(row.content, excerptLength)),
    hasFiles: row.hasFiles,
  };
}

const words = new Intl.Segmenter('pl', { granularity: 'grapheme' });

/** What is piled upon one letter has no end: of so many characters for each sign a push message holds all. */
const CHARACTERS_OF_SIGN = 4;

/** The beginning of a text on one line, ended by dots at the end of a word where it is longer. */
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
