import type { Message, PostedMessage } from '#contract/conversations.ts';
import { aListener } from './listeners.ts';

/**
 * A participant in one conversation, behaving like a browser: retries until acknowledged, and fetches what it may have
 * missed.
 */
export interface Speaker {
  /** Resolves when it is subscribed to its channel. */
  readonly isListening: Promise<void>;
  /** Sends texts one after the other, retrying each under the same client id until it is acknowledged. */
  sendAll(texts: readonly string[]): Promise<void>;
  /** The messages seen so far, in the conversation's order. */
  readonly seen: readonly Message[];
  /** Fetches once more what is missing. */
  catchUp(): Promise<void>;
  leave(): void;
}

interface SpeakerOptions {
  readonly id: number;
  readonly token: string;
  readonly conversationId: number;
  /** The site's addresses; with several, the next is tried when one does not respond. */
  readonly origins: readonly string[];
}

const PAUSE_MS = 200;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Starts listening with a stock Laravel Echo client only. */
export function aSpeaker({ id, token, conversationId, origins }: SpeakerOptions): Speaker {
  const messages = new Map<number, Message>();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let turn = 0;
  let last = 0;
  const { promise: isListening, resolve: noteListening } = Promise.withResolvers<void>();

  async function call(path: string, init: RequestInit = {}): Promise<unknown> {
    for (;;) {
      const origin = origins[turn % origins.length];
      const answer = await fetch(`${origin}/api${path}`, { ...init, headers }).catch(() => null);
      if (answer?.ok) return answer.json();
      // Rate limits, a draining server, a server that is down: all of these pass.
      const mayPass = answer === null || answer.status === 429 || answer.status >= 500;
      if (!mayPass) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      if (answer?.status !== 429) turn += 1;
      await pause();
    }
  }

  function take(message: Message): void {
    messages.set(message.number, message);
    while (messages.has(last + 1)) last += 1;
  }

  async function catchUp(): Promise<void> {
    for (let hasMore = true; hasMore; ) {
      const page = (await call(`/conversations/${conversationId}/messages?after=${last}`)) as {
        items: Message[];
        hasMore: boolean;
      };
      for (const message of page.items) take(message);
      hasMore = page.hasMore;
    }
  }

  const listeners = origins.map((origin) => {
    const listener = aListener({ origin, id, token });
    listener.socket.on('messagePosted', (_: string, posted: PostedMessage) => {
      if (posted.conversation.id === conversationId) take(posted);
    });
    listener.socket.on('subscribed', () => {
      noteListening();
      void catchUp();
    });
    return listener;
  });

  return {
    isListening,
    get seen() {
      return [...messages.values()].sort((one, other) => one.number - other.number);
    },
    catchUp,
    sendAll: async (texts) => {
      for (const [index, content] of texts.entries()) {
        const clientId = `speaker-${id}-${index}`;
        const body = JSON.stringify({ clientId, content });
        await call(`/conversations/${conversationId}/messages`, { method: 'POST', body });
      }
    },
    leave: () => {
      for (const listener of listeners) listener.leave();
    },
  };
}
