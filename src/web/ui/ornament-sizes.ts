// Made by scripts/make-ornaments.ts.

/** Every ornament with the width and height of its drawing: only their ratio matters. */
export const ornamentSizes = {
  hero: [800, 600],
  rooster: [400, 404],
  'rooster-pair': [920, 440],
  'tree-of-life': [300, 410],
  rosette: [208, 208],
  'tulip-branch': [180, 220],
  divider: [480, 60],
  basket: [360, 320],
  'lost-path': [360, 320],
  jug: [360, 320],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type OrnamentName = keyof typeof ornamentSizes;
