/** Larger files are no lists of ads. */
export const FILE_MAX_BYTES = 1_000_000;

/**
 * The text of a file as a spreadsheet saves it: UTF-8, the older Polish "Windows" encoding that Excel still writes, or
 * UTF-16 where it calls it "Unicode".
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
