import { Activity, type ComponentType, lazy } from 'react';

/** What a visitor does first shows that the page is wanted alive in all its parts; going back may be done without touching it. */
const SIGNS = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'scroll', 'focusin', 'popstate'];

let firstSign: Promise<void> | undefined;

function whenTouched(): Promise<void> {
  firstSign ??= new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
  return firstSign;
}

/** The root says so when the page has come to life: what is rendered from then on was asked for by its visitor. */
function isAlive(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.ready === 'true';
}

/**
 * A part of a page that stands below the first view: the server renders it like any other, the browser shows it as it
 * came and loads its code only after the visitor's first movement. Its links work from the beginning, as links do.
 *
 * Give it nothing that changes before it is alive, and nothing that has to answer at once.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    if (!isAlive()) await whenTouched();
    return { default: await load() };
  });
  return function Later(props: Props) {
    // Unlike <Suspense>, <Activity> is always sent in place: without scripts its content is still seen.
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}
