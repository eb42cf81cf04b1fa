import { Activity, type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * A part of a page that is not needed for its first view: the server renders it as usual, the browser keeps the HTML
 * and loads its code once the rest is hydrated. Its links and forms work from the beginning as plain HTML; nothing that
 * has to respond at once belongs in it.
 *
 * load  imports the module.
 * pick  the component in it.
 */
export function later<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazyPart(load, pick);
  return function Later(props: Props) {
    const [isNavigated] = useState(useHydrated());
    // Unlike <Suspense>, <Activity> is always streamed in place: its content is visible without JavaScript. A page
    // that the browser renders itself must not wait for the part.
    const Boundary = isNavigated ? Suspense : Activity;
    return (
      <Boundary>
        <Part {...props} />
      </Boundary>
    );
  };
}
