const MAX_LENGTH = 120;
const ENDINGS = { picture: '.webp', pdf: '.pdf' } as const;
const UNNAMED = { picture: 'picture', pdf: 'document' } as const;
/** What was the ending before a picture was written anew. */
const PICTURE_ENDING = /\.(?:jpe?g|jfif|png|webp|avif)$/i;
/** Controls, and marks that turn the direction of writing: with those `fdp.exe` can look like `exe.pdf`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const RESERVED = /[<>:"|?*]/g;

/**
 * A name under which a file can be shown and kept: without folders and whatever cannot be seen, and with the ending of what
 * it is, whatever the sender called it; at most 120 characters.
 */
export function cleanFileName(sent: string, kind: 'picture' | 'pdf'): string {
  const ending = ENDINGS[kind];
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const visible = last.normalize('NFC').replace(INVISIBLE, '').replace(RESERVED, ' ').replace(/\s+/g, ' ').trim();
  const base = withoutEnding(visible, kind).replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...base].slice(0, MAX_LENGTH - ending.length).join('') || UNNAMED[kind]}${ending}`;
}

function withoutEnding(name: string, kind: 'picture' | 'pdf'): string {
  return name.replace(kind === 'pdf' ? /\.pdf$/i : PICTURE_ENDING, '');
}

/** The header that has a file kept under a name: for old programs in ASCII, for all others whole (RFC 6266, RFC 8187). */
export function attachmentHeader(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
