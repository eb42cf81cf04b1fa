/**
 * Presses of a pointer. A field's error that appears between pressing and releasing moves the button below it away from
 * the pointer, and the browser drops the click.
 */
let isDown = false;

if (typeof document !== 'undefined') {
  const note = (isPressed: boolean) => () => {
    isDown = isPressed;
  };
  document.addEventListener('pointerdown', note(true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel', 'dragend']) {
    document.addEventListener(end, note(false), { capture: true, passive: true });
  }
}

/** Waits for the current press to end, and for its click to be handled; a hidden page misses the end. */
export async function pressEnded(): Promise<void> {
  while (isDown && document.visibilityState === 'visible') await new Promise((resolve) => setTimeout(resolve, 20));
}
