/** Updates the session after the e-mail address was confirmed. */
export async function noticeVerified(): Promise<void> {
  try {
    const { refreshCurrentUser } = await import('./keep-session.ts');
    await refreshCurrentUser();
  } catch {
    // The next page that needs it requests it again.
  }
}
