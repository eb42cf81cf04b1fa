import { Activity, type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';

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
  // A part that stays pending would hold up navigation.
  const Part = lazyPart(load, pick, () => null);
  return function Later(props: Props) {
    // Unlike <Suspense>, <Activity> is always streamed in place: its content is visible without JavaScript. A page
    // that the browser renders itself must not wait for the part.
    const Boundary = useIsServerRendered() ? Activity : Suspense;
    return (
      <Boundary>
        <Part {...props} />
      </Boundary>
    );
  };
}

const never = () => () => {};

/**
 * Whether a component was rendered by the server. The answer stays the same after hydration: another render of a part
 * whose code is still loading would hold up the whole page.
 */
function useIsServerRendered(): boolean {
  const [kept] = useState<{ answer?: boolean }>({});
  return useSyncExternalStore(
    never,
    () => (kept.answer ??= false),
    () => (kept.answer ??= true),
  );
}
