import type { Messages } from '@lingui/core';

/**
 * Compiled messages as lines of `id=text`: half the size of JSON within a page's data, where quotes are escaped twice.
 * The value of a message that is more than plain text is JSON.
 */
export function writeMessages(messages: Messages, ids: readonly string[]): string {
  return ids.map((id) => `${id}=${lineOf(messages[id])}`).join('\n');
}

function lineOf(message: Messages[string] | undefined): string {
  const plain = Array.isArray(message) && message.length === 1 ? message[0] : message;
  return typeof plain === 'string' && !/^\[|\n/.test(plain) ? plain : JSON.stringify(message);
}

/** The messages that `writeMessages` wrote. */
export function readMessages(text: string): Messages {
  return Object.fromEntries(
    text.split('\n').map((line) => {
      const [id = '', said = ''] = halves(line);
      return [id, said.startsWith('[') ? JSON.parse(said) : [said]];
    }),
  );
}

function halves(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}
