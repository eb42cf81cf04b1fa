import type { AboutOf, NewsAbout, NewsKind } from '#contract/notifications/kinds.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Db } from '../../platform/db/client.ts';
import type { MailJob } from '../mail/queued.ts';

/** News about one thing that form one line: all of them or, of very many, only the newest; newest first. */
export interface NewsGroup<K extends NewsKind = NewsKind> {
  readonly accountId: number;
  readonly abouts: readonly [AboutOf<K>, ...AboutOf<K>[]];
  /** The total, including those not in `abouts`. */
  readonly count: number;
}

/** The texts of a line; see the contract's `newsSchema`. */
export interface NewsText {
  readonly title: string;
  readonly text: string;
  readonly path: string | null;
}

/** A kind of news, as described by the feature that owns it. */
export interface NewsDescriptor<K extends NewsKind> {
  /** Identifies the thing that news of this kind are about: unread news about the same thing form one line. */
  readonly thingOf: (about: AboutOf<K>) => string;
  /** The texts of the lines, in the given order; null when the thing no longer exists. */
  readonly read: (db: Db, groups: readonly NewsGroup<K>[], locale: Locale) => Promise<readonly (NewsText | null)[]>;
  /** A specific mail, sent at once instead of the general one; `elsewhere`: the feature sends its mails itself. */
  readonly mail?: 'elsewhere' | ((about: AboutOf<K>, accountId: number) => MailJob);
  /** The feature sends its push notifications itself. */
  readonly push?: 'elsewhere';
}

/** The descriptors of all kinds. */
export type NewsDescriptors = { readonly [K in NewsKind]: NewsDescriptor<K> };

/** The descriptor of news whose kind is only known at run time. */
export function descriptorOf(descriptors: NewsDescriptors, kind: NewsAbout['kind']): NewsDescriptor<NewsKind> {
  return descriptors[kind] as unknown as NewsDescriptor<NewsKind>;
}
