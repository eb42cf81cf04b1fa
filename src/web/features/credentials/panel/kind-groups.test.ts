import { expect, test } from 'vitest';
import { CREDENTIAL_KIND_IDS } from '#kinds/credentials/kinds.ts';
import { KIND_GROUPS } from './kind-groups.ts';

test('every kind of credential stands in one group of the form', () => {
  const grouped: string[] = KIND_GROUPS.flatMap(({ kinds }) => [...kinds]);
  expect(grouped.sort()).toEqual([...CREDENTIAL_KIND_IDS].sort());
});
