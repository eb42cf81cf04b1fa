import { type FileFacts, HOPELESS_BYTES } from '../../pictures/admit-files.ts';
import { PICTURE_TYPES } from '../../pictures/picture-types.ts';
import { MESSAGE_FILE_MAX_BYTES } from './bounds.ts';

export const CHAT_FILE_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const;

export type ChatRefusal = 'format' | 'size' | 'tooMany';

/** What becomes of the files that somebody chose: a wrong one does not keep the good ones out. */
export interface ChatAdmission<F extends FileFacts> {
  readonly accepted: readonly F[];
  readonly refused: readonly { readonly file: F; readonly reason: ChatRefusal }[];
}

/** Whether a file is a picture, a PDF, or nothing that can be sent. Some phones do not tell a file's type. */
export function chatFileKind({ name, type }: Pick<FileFacts, 'name' | 'type'>): 'picture' | 'pdf' | null {
  if (type === 'application/pdf' || (!type && /\.pdf$/i.test(name))) return 'pdf';
  const isPicture = type ? (PICTURE_TYPES as readonly string[]).includes(type) : /\.(jpe?g|png|webp|avif)$/i.test(name);
  return isPicture ? 'picture' : null;
}

/**
 * Sorts chosen files into those that can be sent and those that cannot.
 *
 * roomLeft  how many more the message may carry.
 */
export function admitChatFiles<F extends FileFacts>(files: readonly F[], roomLeft: number): ChatAdmission<F> {
  const accepted: F[] = [];
  const refused: { file: F; reason: ChatRefusal }[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file) ?? (accepted.length >= roomLeft ? 'tooMany' : null);
    if (reason) refused.push({ file, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** A large picture can usually be made smaller here; a large PDF stays large. */
function reasonAgainst(file: FileFacts): ChatRefusal | null {
  const kind = chatFileKind(file);
  if (!kind || file.size === 0) return 'format';
  return file.size > (kind === 'pdf' ? MESSAGE_FILE_MAX_BYTES : HOPELESS_BYTES) ? 'size' : null;
}
