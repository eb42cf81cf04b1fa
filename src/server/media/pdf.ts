const PDF_BEGINNING = /^%PDF-[12]\.\d/;
const PDF_END = '%%EOF';
/** Some programs append a few bytes after the end marker. */
const PDF_END_WITHIN_BYTES = 2_048;

/** Whether the bytes are a complete PDF, judging by the start and end markers. */
export function isPdf(bytes: Buffer): boolean {
  return PDF_BEGINNING.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-PDF_END_WITHIN_BYTES).includes(PDF_END);
}
