import type { AboutOf, NewsAbout, NewsKind } from '#contract/notifications/kinds.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Db } from '../../platform/db/client.ts';
import type { MailJob } from '../mail/queued.ts';

/** News about one thing that make one line: all of them, or the newest of very many, newest first. */
export interface NewsGroup<K extends NewsKind = NewsKind> {
  readonly accountId: number;
  readonly abouts: readonly [AboutOf<K>, ...AboutOf<K>[]];
  /** How many there are. */
  readonly count: number;
}

/** What a line says; see the contract's `newsSchema`. */
export interface NewsText {
  readonly title: string;
  readonly text: string;
  readonly path: string | null;
}

/** A kind of news, as described by the feature that owns it. */
export interface NewsDescriptor<K extends NewsKind> {
  /** Names the thing that news of this kind are about: unread ones about the same thing are one line. */
  readonly thingOf: (about: AboutOf<K>) => string;
  /** The texts of lines, in their order; null where the thing is gone. */
  readonly read: (db: Db, groups: readonly NewsGroup<K>[], locale: Locale) => Promise<readonly (NewsText | null)[]>;
  /** A mail of its own that is sent at once instead of the general one, or `elsewhere`: the feature sends it by itself. */
  readonly mail?: 'elsewhere' | ((about: AboutOf<K>, accountId: number) => MailJob);
  /** The feature sends push notifications by itself. */
  readonly push?: 'elsewhere';
}

/** The descriptors of all kinds. */
export type NewsDescriptors = { readonly [K in NewsKind]: NewsDescriptor<K> };

/** The descriptor of news whose kind is known at run time only. */
export function descriptorOf(descriptors: NewsDescriptors, kind: NewsAbout['kind']): NewsDescriptor<NewsKind> {
  return descriptors[kind] as unknown as NewsDescriptor<NewsKind>;
}
