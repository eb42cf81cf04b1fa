import { showOverlay } from './session-outlet.tsx';

let asking: Promise<boolean> | null = null;

/**
 * Asks the signed-in user for their password; concurrent callers share one dialog.
 *
 * @returns whether it was confirmed; false when the user cancelled.
 * @throws  what `import` and `fetch` throw when the dialog cannot be shown.
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
    showOverlay((remove) => <PasswordDialog onAnswer={resolve} onGone={remove} />);
  });
}
