/**
 * Deletes unsent input in this tab. When a session expires it is kept for the next login; a logout may be on a shared
 * computer.
 */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft:')) sessionStorage.removeItem(key);
  } catch {
    // A blocked storage holds nothing.
  }
}
