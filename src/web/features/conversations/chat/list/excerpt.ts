import type { Message } from '#contract/conversations.ts';
import type { Translate } from '#i18n/message-id.ts';
import type { IconName } from '../../../../ui/icon-names.ts';

/** What a row shows of the last message. */
export interface Excerpt {
  /** For a message with files, or a removed one. */
  readonly icon: IconName | null;
  readonly text: string;
  /** It is our wording, not the user's. */
  readonly isSaid: boolean;
}

/** The last message in one line: its text, else its files, else why there is nothing. */
export function excerptOf({ content, files, offer, removed }: Message, t: Translate): Excerpt {
  if (removed) return { icon: 'ban', text: t(`chat.list.removed.${removed}`), isSaid: true };
  const icon = offer ? 'handshake' : iconOf(files);
  const words = content.replace(/\s+/gu, ' ').trim();
  if (words !== '') return { icon, text: words, isSaid: false };
  return { icon, text: fileText(files, t), isSaid: true };
}

function iconOf(files: Message['files']): IconName | null {
  if (files.length === 0) return null;
  return files.every(({ kind }) => kind === 'picture') ? 'image' : 'file-text';
}

function fileText(files: Message['files'], t: Translate): string {
  const pictures = files.filter(({ kind }) => kind === 'picture').length;
  if (pictures === files.length) return t('chat.list.pictures', { count: pictures });
  return pictures === 0
    ? t('chat.list.documents', { count: files.length })
    : t('chat.list.files', { count: files.length });
}
