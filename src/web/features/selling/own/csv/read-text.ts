/** Larger files are not lists of ads. */
export const FILE_MAX_BYTES = 1_000_000;
/** The contract's limit; a test keeps it in step. */
export const ZIP_MAX_BYTES = 100 * 1024 * 1024;

/**
 * Decodes a spreadsheet's file: UTF-8, Windows-1250, which Excel still writes in Poland, or UTF-16, which it calls
 * "Unicode".
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
