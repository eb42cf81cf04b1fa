import { Activity, type ComponentType, lazy } from 'react';

/**
 * A part of a page that is not needed for its first view: the server renders it as usual, the browser keeps the HTML
 * and loads its code once the rest is hydrated. Its links and forms work from the beginning as plain HTML; nothing that
 * has to respond at once belongs in it.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Later(props: Props) {
    // Unlike <Suspense>, <Activity> is always streamed in place: its content is visible without JavaScript.
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}
