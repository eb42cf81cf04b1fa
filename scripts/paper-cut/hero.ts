import { backed, mirrored, type Paper, piece, placed, stalk } from './colours.ts';
import { blossom, bud, leaf, rosette } from './flowers.ts';
import {
  apples,
  cabbage,
  cheeses,
  chick,
  eggBasket,
  garland,
  garlic,
  hangingRings,
  honeyJar,
  loaf,
  milkJug,
  seller,
  sheep,
} from './goods.ts';
import { rooster } from './rooster.ts';
import { disc, scalloped } from './shapes.ts';
import { stalkFlower } from './things.ts';
import { grass, treeOfLife } from './tree.ts';

const STRIPES: readonly Paper[] = [
  'red',
  'cream',
  'green',
  'cream',
  'amber',
  'cream',
  'red',
  'cream',
  'amber',
  'cream',
  'green',
  'cream',
  'red',
];
const AWNING = { top: -318, bottom: -240, halfTop: 150, halfBottom: 221 };

/** The awning: striped cloth that widens downwards and ends in scallops. */
function awning(): string {
  const { top, bottom, halfTop, halfBottom } = AWNING;
  const at = (half: number, i: number) => (-half + (2 * half * i) / STRIPES.length).toFixed(1);
  const stripes = STRIPES.map((paper, i) => {
    const width = (2 * halfBottom) / STRIPES.length;
    const cloth = `M${at(halfTop, i)},${top}H${at(halfTop, i + 1)}L${at(halfBottom, i + 1)},${bottom}a${(width / 2).toFixed(1)},${(width / 1.9).toFixed(1)} 0 0 1 ${(-width).toFixed(1)},0z`;
    const dot = disc([-halfBottom + width * (i + 0.5), bottom + 6], 4);
    return backed(paper, 'base', 1.6, cloth) + piece(paper === 'cream' ? 'red' : 'cream', dot);
  });
  return (
    backed('base', 'base', 3, `M${-halfTop},${top}H${halfTop}L${halfBottom},${bottom}H${-halfBottom}z`) +
    stripes.join('')
  );
}

/** The counter with its embroidered cloth. */
function counter(): string {
  return (
    mirrored(0, backed('wood', 'base', 2.5, 'M170,-72H186V0H170z')) +
    backed('wood', 'base', 3, 'M-208,-112H208V-98H-208z') +
    backed('cream', 'base', 2.5, 'M-196,-98H196V-40H-196z') +
    piece(
      'red',
      'M-196,-92H196V-88H-196z',
      'M-196,-46H196V-42H-196z',
      ...Array.from({ length: 28 }, (_, i) => `M${-196 + i * 14},-40l7,12l7,-12z`),
    ) +
    [-150, -75, 0, 75, 150]
      .map((x, i) =>
        placed(
          `translate(${x} -67) scale(.62)`,
          blossom((['red', 'blue', 'pink', 'blue', 'red'] as const)[i] as Paper, 'amber'),
        ),
      )
      .join('') +
    [-112.5, -37.5, 37.5, 112.5].map((x) => placed(`translate(${x} -50) scale(.8)`, bud('amber'))).join('')
  );
}

/** Behind the goods: the dark of the stall, its posts, what hangs from its roof. */
function inside(): string {
  return (
    piece('base', 'M-188,-246H188V-104H-188z') +
    mirrored(0, backed('wood', 'base', 2.5, 'M186,-246H198V-104H186z')) +
    placed('translate(-92 -228)', garland(170, 18)) +
    placed('translate(92 -228)', garland(170, 18)) +
    placed('translate(-158 -226)', garlic()) +
    placed('translate(-124 -220)', hangingRings(4, 'amber')) +
    placed('translate(126 -220)', hangingRings(4, 'amber')) +
    placed('translate(158 -226)', garlic())
  );
}

function goods(): string {
  return (
    placed('translate(-150 -111) scale(.86)', eggBasket()) +
    placed('translate(-88 -111)', honeyJar()) +
    placed('translate(92 -111) scale(.92)', milkJug()) +
    placed('translate(152 -111) scale(.9)', cheeses()) +
    placed('translate(-44 -112) scale(.62)', loaf()) +
    placed('translate(46 -112) scale(.66)', apples())
  );
}

/** The flower that the two roosters guard on the ridge of the roof. */
function crest(): string {
  const leaves = placed('rotate(52)', leaf(46, 10, 3, 'green', 5)) + placed('rotate(76)', leaf(40, 9, 3, 'leaf', 5));
  return stalk('green', 6, 'M0,0V-60') + mirrored(0, leaves) + placed('translate(0 -84) scale(.54)', rosette());
}

function meadow(): string {
  return (
    piece('hill', 'M-400,0C-380,-110 -250,-140 -170,-96C-80,-160 80,-160 170,-96C250,-140 380,-110 400,0z') +
    piece(
      'glow',
      ...Array.from({ length: 9 }, (_, i) => disc([-320 + i * 80, -30 - 26 * Math.sin((i / 8) * Math.PI)], 3)),
    )
  );
}

/** The market stall, drawn for the top of the home page, on 800 × 600. */
export function hero(): string {
  const side =
    placed('translate(-302 -8) scale(.72)', treeOfLife()) +
    placed('translate(-232 4) scale(.6)', stalkFlower('violet')) +
    placed('translate(-374 4) scale(.56)', stalkFlower('red'));
  return placed(
    'translate(400 588)',
    piece('glow', scalloped([0, -300], 272, 48)) +
      meadow() +
      inside() +
      placed('translate(0 -104) scale(.92)', seller()) +
      awning() +
      backed('wood', 'base', 3, 'M-156,-330H156V-317H-156z') +
      placed('translate(0 -328)', crest()) +
      mirrored(0, placed('translate(-264 -540) scale(.548)', rooster())) +
      goods() +
      counter() +
      mirrored(0, side) +
      placed('translate(0 6)', grass(800, 26)) +
      placed('translate(-196 8) scale(.84)', sheep()) +
      placed('translate(128 8) scale(.9)', chick()) +
      placed('translate(84 10) scale(.8)', chick()) +
      placed('translate(178 8) scale(.9)', cabbage()),
  );
}
