import { isApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { showToast } from '../../ui/toast-store.ts';
import { translatorFor } from '../messages.ts';
import { currentMember, onMemberChange, sameMember } from '../session/member.ts';
import type { Store } from '../store.ts';
import { KeptBook } from './kept-book.ts';
import type { Wish } from './wish.ts';

export interface KeeperParts {
  /** Names the channel between the tabs of a browser. */
  readonly channel: string;
  readonly kept: Store<ReadonlySet<number>>;
  /** Remembers what is wanted before the login. */
  readonly wish: Wish;
  /** Requests the ids of everything kept. */
  readonly fetchIds: () => Promise<readonly number[]>;
  /** Adds or removes one on the server. Idempotent. */
  readonly send: (id: number, isKept: boolean) => Promise<unknown>;
  /** Loads the texts of the toasts. */
  readonly loadTexts: () => Promise<void>;
  /** Shows that a press has succeeded, with an undo or what comes next. */
  readonly tell: (id: number, isKept: boolean, t: Translate) => void;
  readonly complain: (error: unknown, t: Translate) => void;
}

/** Messages between tabs of one browser. */
interface Word {
  readonly memberId: number | null;
  readonly id: number;
  readonly isKept: boolean;
}

/** Keeps and removes things for the signed-in user, such as favourites: across tabs, and across a login in between. */
export class Keeper {
  readonly #parts: KeeperParts;
  readonly #book: KeptBook;
  readonly #channel: BroadcastChannel | null;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    const { kept, fetchIds, send } = parts;
    this.#book = new KeptBook({ fetchIds, send, show: (ids) => kept.write(ids) });
    onMemberChange(() => this.#book.reset());
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(parts.channel);
    if (this.#channel) {
      this.#channel.onmessage = ({ data: { memberId, id, isKept } }: MessageEvent<Word>) => {
        if (memberId !== null && memberId === currentMember()) this.#book.learn(id, isKept);
      };
    }
  }

  /** For the signed-in user: loads what is kept, and adds what was wanted before the login. */
  start(): void {
    void this.#fetch();
    const wanted = this.#parts.wish.take();
    if (wanted !== null) void this.keep(wanted, true);
  }

  /** Applies a loaded list of what is kept. */
  learn(ids: readonly number[]): void {
    this.#book.learnListed(ids);
  }

  /** Another part of the page has added or removed one. */
  note(id: number, isKept: boolean): void {
    this.#book.learn(id, isKept);
    this.#channel?.postMessage({ memberId: currentMember(), id, isKept } satisfies Word);
  }

  async keep(id: number, isKept: boolean): Promise<void> {
    const [memberId, isSameMember] = [currentMember(), sameMember()];
    try {
      await this.#book.set(id, isKept);
    } catch (error) {
      // Carries the wish over the login; it is applied on return.
      if (isApiError(error) && error.code === 'mustLoggedIn') return this.#parts.wish.remember(id);
      return this.#complain(error);
    }
    if (!isSameMember() || this.#parts.kept.read().has(id) !== isKept) return;
    this.#channel?.postMessage({ memberId, id, isKept } satisfies Word);
    // The button has shown the result already, so the toast can be skipped.
    if (await this.#hasTexts()) this.#parts.tell(id, isKept, pageTranslator());
  }

  /** Without a response the buttons show nothing kept, but still work. */
  async #fetch(): Promise<void> {
    const isSameMember = sameMember();
    try {
      await this.#book.fetch();
    } catch {
      addEventListener('online', () => void (isSameMember() && this.#fetch()), { once: true });
    }
  }

  async #complain(error: unknown): Promise<void> {
    if (await this.#hasTexts()) this.#parts.complain(error, pageTranslator());
    else complainOffline();
  }

  #hasTexts(): Promise<boolean> {
    return this.#parts.loadTexts().then(
      () => true,
      () => false,
    );
  }
}

/** Translates into the page's language. */
export function pageTranslator(): Translate {
  return translatorFor(document.documentElement.lang as Locale);
}

/** Says that the network failed. */
export function complainOffline(): void {
  showToast({ tone: 'error', title: pageTranslator()('frame.error.offline') });
}
