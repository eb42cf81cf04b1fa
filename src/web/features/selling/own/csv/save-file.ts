const KEPT_MS = 60_000;

/** Downloads a text as a file. */
export function saveFile(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read it only after asking the user.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
