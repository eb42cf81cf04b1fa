import { useEffect } from 'react';

/** A little less is a bar of the browser that comes and goes; a keyboard takes more. */
const KEYBOARD_MIN_PX = 120;

/**
 * Tells the styles how much of the window an on-screen keyboard leaves (`--window-height`), and how far the browser has
 * pushed the page to show what is written in (`--window-top`): most of them lay the keyboard over the page without
 * making it smaller. Whoever has zoomed in moves the page themselves.
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
