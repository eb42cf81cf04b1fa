/** How long the browser may take to read the object URL. */
const READING_MS = 60_000;

/** Downloads a blob under a file name. */
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
