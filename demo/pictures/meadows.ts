import { type Random, randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

/** Blades of grass along the lower border of a picture, taller towards its sides. */
function blades(random: Random, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const x = random.between(-20, 1440);
    const edge = Math.abs(x - 710) / 710;
    const tall = random.between(30, 70) + edge ** 3 * random.between(40, 190);
    const y = 150 + (at / count) * 120;
    const lean = random.between(-24, 24);
    return `<path d="M${x} ${y}Q${x - 4} ${y - tall * 0.6} ${x + lean} ${y - tall}Q${x + 9} ${y - tall * 0.4} ${x + 7} ${y + 8}z" fill="${mix('#3f6a2c', '#a9c860', random.next())}"/>`;
  }).join('');
}

/** The near bank of a lake: grass and bulrushes, as wide as a picture. */
export function shore(variant: number): Source {
  return {
    key: `shore-${variant}`,
    draw: () => {
      const random = randomOf('shore', variant);
      const rushes = Array.from({ length: 12 }, (_, at) => {
        const x = at % 2 ? random.between(20, 230) : random.between(1190, 1400);
        const tall = random.between(150, 250);
        return `<path d="M${x} 250q6 -${tall * 0.6} 0 -${tall}" stroke="#6f8a3c" stroke-width="6" fill="none"/><rect x="${x - 9}" y="${250 - tall}" width="18" height="62" rx="9" fill="#6b4424"/>`;
      });
      const ground = '<path d="M0 190Q360 150 710 186T1420 176V300H0z" fill="#57803a"/>';
      return rasterOfSvg(ground + rushes.join('') + blades(random, 620), 1420, 270, SCALE);
    },
  };
}

/** It is only drawn out of focus, so few pixels suffice. */
const SOFT_SCALE = 0.4;
const BLOSSOMS = ['#d8342c', '#4a6fc4', '#fdf8ea', '#f2c53d', '#d86a9a'];

/** A flower of the field on its stem: a poppy, a cornflower, a daisy. */
function blossom(random: Random, x: number): string {
  const [y, size] = [random.between(30, 150), random.between(13, 26)];
  const colour = random.pick(BLOSSOMS);
  const petals = Array.from({ length: 7 }, (_, at) => {
    const angle = (at / 7) * Math.PI * 2;
    return `<ellipse cx="${x + Math.cos(angle) * size * 0.62}" cy="${y + Math.sin(angle) * size * 0.5}" rx="${size * 0.5}" ry="${size * 0.42}" fill="${mix(colour, '#ffffff', random.between(0, 0.2))}"/>`;
  }).join('');
  return `<path d="M${x} ${y}q${random.between(-14, 14)} 70 0 160" stroke="#5a8a3a" stroke-width="4" fill="none"/>${petals}<circle cx="${x}" cy="${y}" r="${size * 0.34}" fill="${colour === '#fdf8ea' ? '#e8b23a' : mix(colour, '#1c0f04', 0.5)}"/>`;
}

/** Grass and flowers close before the lens, to be drawn out of focus along the lower border. */
export function meadow(variant: number): Source {
  return {
    key: `meadow-${variant}`,
    draw: () => {
      const random = randomOf('meadow', variant);
      const places = Array.from({ length: 26 }, () => {
        const aside = random.next() ** 1.8 * 520;
        return random.chance(0.5) ? 20 + aside : 1400 - aside;
      });
      const flowers = places.map((x) => blossom(random, x)).join('');
      return rasterOfSvg(blades(random, 320) + flowers, 1420, 270, SOFT_SCALE);
    },
  };
}
