import { useEffect } from 'react';

/** Smaller changes are browser bars coming and going; a keyboard takes more. */
const KEYBOARD_MIN_PX = 120;

/**
 * Sets how much of the window an on-screen keyboard leaves (`--window-height`) and how far the browser has scrolled the
 * page to show the field (`--window-top`): most browsers lay the keyboard over the page without resizing it. Ignored
 * while the user has zoomed in.
 */
export function useWindowHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement.style;
    const fit = () => {
      const isKeyboardOpen = view.scale <= 1.01 && innerHeight - view.height > KEYBOARD_MIN_PX;
      set(root, '--window-height', isKeyboardOpen ? `${Math.round(view.height)}px` : null);
      set(root, '--window-top', isKeyboardOpen ? `${Math.round(view.offsetTop)}px` : null);
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
      set(root, '--window-height', null);
      set(root, '--window-top', null);
    };
  }, []);
}

function set(style: CSSStyleDeclaration, name: string, value: string | null): void {
  if (value === null) style.removeProperty(name);
  else style.setProperty(name, value);
}
