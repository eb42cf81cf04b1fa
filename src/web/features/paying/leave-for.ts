/**
 * Goes to a page of another server, or one that is not of this app. Ends when the browser shows this page again as it was
 * left, by its way back; else never.
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
