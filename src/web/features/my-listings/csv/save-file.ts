const KEPT_MS = 60_000;

/** Hands a text over as a file of the person's computer. */
export function saveFile(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers begin to read it only after a question to the person.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
