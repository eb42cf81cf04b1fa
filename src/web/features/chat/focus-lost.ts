/** Whether what had the focus has gone from the page, or cannot be seen any more. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !activeElement.checkVisibility();
}
