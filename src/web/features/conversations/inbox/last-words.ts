import type { Message } from '#contract/conversations.ts';
import type { Translate } from '#i18n/message-id.ts';

/** A message in one line: its text, else its files. */
export function lastWords({ content, files, removed }: Message, t: Translate): string {
  if (removed) return t('inbox.removed');
  const text = content.replace(/\s+/gu, ' ').trim();
  if (text) return text;
  const pictureCount = files.filter(({ kind }) => kind === 'picture').length;
  return pictureCount === files.length
    ? t('inbox.pictures', { count: pictureCount })
    : t('inbox.files', { count: files.length });
}
