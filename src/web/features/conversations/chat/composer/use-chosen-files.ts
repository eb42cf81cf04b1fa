import { useEffect, useRef, useState } from 'react';
import type { Translate } from '#i18n/message-id.ts';
import { shrinkPicture } from '../../../../lib/uploads/shrink-picture.ts';
import { admitChatFiles, type ChatRefusal, chatFileKind } from './admit-chat-files.ts';
import { MESSAGE_FILE_MAX_BYTES, MESSAGE_FILES_MAX } from './bounds.ts';

/** A file to be sent with the next message; `isReady` once it has been resized. */
export interface ChosenFile {
  readonly id: number;
  readonly file: File;
  readonly kind: 'picture' | 'pdf';
  readonly previewUrl: string | null;
  readonly isReady: boolean;
}

/** The attachments of the draft, and why others were rejected. */
export function useChosenFiles(t: Translate) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const latest = useRef(files);
  const lastId = useRef(0);

  function put(next: readonly ChosenFile[]): void {
    latest.current = next;
    setFiles(next);
  }

  function add(chosen: readonly File[]): void {
    const { accepted, refused } = admitChatFiles(chosen, MESSAGE_FILES_MAX - latest.current.length);
    setReasons(reasonsOf(refused, t));
    const fresh = accepted.map((file): ChosenFile => {
      const kind = chatFileKind(file) ?? 'pdf';
      const isPicture = kind === 'picture';
      const previewUrl = isPicture ? URL.createObjectURL(file) : null;
      return { id: ++lastId.current, file, kind, previewUrl, isReady: !isPicture };
    });
    put([...latest.current, ...fresh]);
    void prepare(fresh.filter(({ kind }) => kind === 'picture'));
  }

  /** One at a time: phones lack the memory for several large pictures. */
  async function prepare(pictures: readonly ChosenFile[]): Promise<void> {
    for (const { id, file } of pictures) {
      const smaller = await shrinkPicture(file).catch(() => file);
      if (smaller.size > MESSAGE_FILE_MAX_BYTES) {
        setReasons((last) => [...last, ...reasonsOf([{ file, reason: 'size' }], t)]);
        remove(id);
      } else put(latest.current.map((each) => (each.id === id ? { ...each, file: smaller, isReady: true } : each)));
    }
  }

  function remove(id: number): void {
    release(latest.current.filter((each) => each.id === id));
    put(latest.current.filter((each) => each.id !== id));
  }

  /** Takes the files for sending. @returns the chosen files */
  function take(): File[] {
    const taken = latest.current.map(({ file }) => file);
    release(latest.current);
    put([]);
    setReasons([]);
    return taken;
  }

  useEffect(() => () => release(latest.current), []);
  return { files, reasons, add, remove, take, forgetReasons: () => setReasons([]) };
}

function release(files: readonly ChosenFile[]): void {
  for (const { previewUrl } of files) if (previewUrl) URL.revokeObjectURL(previewUrl);
}

const REASON_IDS = { format: 'validation.chatFileFormat', size: 'validation.chatFileTooLarge' } as const;

/** Why files were rejected. "Too many" is reported once, without file names. */
function reasonsOf(refused: readonly { readonly file: File; readonly reason: ChatRefusal }[], t: Translate): string[] {
  const own = refused.flatMap(({ file, reason }) =>
    reason === 'tooMany' ? [] : [t('chat.compose.refused', { name: file.name, reason: t(REASON_IDS[reason]) })],
  );
  const isTooMany = refused.some(({ reason }) => reason === 'tooMany');
  return isTooMany ? [...own, t('chat.compose.tooMany', { maximum: MESSAGE_FILES_MAX })] : own;
}
