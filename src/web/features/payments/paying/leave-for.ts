/**
 * Navigates to another server or outside this app. Resolves when the browser restores this page from its back/forward
 * cache; else never.
 */
export function leaveFor(url: string): Promise<void> {
  return new Promise((resolve) => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', comeBack);
      resolve();
    };
    addEventListener('pageshow', comeBack);
    location.assign(url);
  });
}
