declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';
  import type { Locale } from '#i18n/locales.ts';

  /** Made by the build: a chunk for each language. */
  export const loaders: Record<Locale, () => Promise<{ messages: Messages }>>;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
