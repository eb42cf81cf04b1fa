/** How long the browser may take to read what it was handed. */
const READING_MS = 60_000;

/** Has the browser save something under a name. */
export function handOver(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}
