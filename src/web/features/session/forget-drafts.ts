/**
 * Forgets what was typed in this tab and not sent. Where a session ends by itself it is kept for who logs in anew; who
 * logs out may be leaving a computer that is not theirs.
 */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft:')) sessionStorage.removeItem(key);
  } catch {
    // A storage that is refused has kept nothing.
  }
}
