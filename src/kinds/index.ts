import { ad } from './ad/kind.ts';
import { agritourism } from './agritourism/kind.ts';
import type { Kind } from './define-kind.ts';
import { event } from './event/kind.ts';

/** Every kind of listing, one line each. Everything else follows from this registry. */
export const kinds = { ad, agritourism, event } as const satisfies Record<string, Kind>;

export type KindId = keyof typeof kinds;
export const KIND_IDS = Object.keys(kinds) as KindId[];

/** The kind with that id; its literal types are widened, so that code checks capabilities instead. */
export function getKind(id: KindId): Kind {
  return kinds[id];
}
