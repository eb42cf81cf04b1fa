import { showOverlay } from './session-outlet.tsx';

let asking: Promise<boolean> | null = null;

/**
 * Asks for the password of who is logged in; several who ask at once share one question.
 *
 * @returns whether it was confirmed; false when the person thought better of it.
 * @throws  what `import` and `fetch` throw when the question cannot be shown.
 */
export function askForPassword(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const [{ PasswordDialog }, { loadMessages }] = await Promise.all([
    import('./password-dialog.tsx'),
    import('./late-messages.ts'),
  ]);
  await loadMessages('session');
  return new Promise((resolve) => {
    showOverlay(<PasswordDialog onAnswer={resolve} onGone={() => showOverlay(null)} />);
  });
}
