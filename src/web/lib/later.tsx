import { Activity, type ComponentType, lazy } from 'react';

/**
 * A part of a page that is not needed for its first view: the server renders it like any other, the browser shows it as
 * it came, and loads its code when all that is around it has come to life. Its links and forms work from the beginning,
 * as links and forms do; nothing that has to answer at once belongs in it.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Later(props: Props) {
    // Unlike <Suspense>, <Activity> is always sent in place: without scripts its content is still seen.
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}
