const MAX_LENGTH = 120;
const ENDINGS = { picture: '.webp', pdf: '.pdf' } as const;
const UNNAMED = { picture: 'picture', pdf: 'document' } as const;
/** Endings to drop: a re-encoded picture gets a new one. */
const PICTURE_ENDING = /\.(?:jpe?g|jfif|png|webp|avif)$/i;
/** Control and bidirectional characters: with the latter, `fdp.exe` can look like `exe.pdf`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const RESERVED = /[<>:"|?*]/g;

/**
 * A safe file name: no folders, no invisible characters, at most 120 characters, and the ending of its real type,
 * whatever name was uploaded.
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

/** The Content-Disposition header of a download: an ASCII fallback and the full name (RFC 6266, RFC 8187). */
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
