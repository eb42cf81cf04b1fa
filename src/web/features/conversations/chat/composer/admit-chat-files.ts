import { type FileFacts, HOPELESS_BYTES } from '../../../../lib/uploads/admit-files.ts';
import { isPictureFile, PICTURE_ACCEPT } from '../../../../lib/uploads/picture-types.ts';
import { MESSAGE_FILE_MAX_BYTES } from './bounds.ts';

/** `accept` of the file input. */
export const CHAT_FILE_ACCEPT = `${PICTURE_ACCEPT},application/pdf`;

export type ChatRefusal = 'format' | 'size' | 'tooMany';

/** Result of choosing files: a wrong one does not reject the others. */
export interface ChatAdmission<F extends FileFacts> {
  readonly accepted: readonly F[];
  readonly refused: readonly { readonly file: F; readonly reason: ChatRefusal }[];
}

/** Whether a file is a picture, a PDF, or neither. Some phones report no file type. */
export function chatFileKind({ name, type }: Pick<FileFacts, 'name' | 'type'>): 'picture' | 'pdf' | null {
  if (type === 'application/pdf' || (!type && /\.pdf$/i.test(name))) return 'pdf';
  return isPictureFile({ name, type }) ? 'picture' : null;
}

/**
 * Sorts chosen files into accepted and rejected ones.
 *
 * roomLeft  how many more files the message may have.
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

/** A large picture can usually be resized in the browser; a PDF cannot. */
function reasonAgainst(file: FileFacts): ChatRefusal | null {
  const kind = chatFileKind(file);
  if (!kind || file.size === 0) return 'format';
  return file.size > (kind === 'pdf' ? MESSAGE_FILE_MAX_BYTES : HOPELESS_BYTES) ? 'size' : null;
}
