import { gradient } from './drawing.ts';
import { type Random, randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

/** Streaks of wood along a slat. */
function slat(random: Random, x: number, y: number, width: number, height: number, colour: string): string {
  const [definition, fill] = gradient([mix(colour, '#ffffff', 0.16), colour, mix(colour, '#2a1706', 0.3)]);
  const streaks = Array.from({ length: 9 }, () => {
    const at = y + random.between(4, height - 4);
    return `<path d="M${x} ${at}q${width / 4} ${random.between(-7, 7)} ${width / 2} 0t${width / 2} ${random.between(-4, 4)}" stroke="${mix(colour, '#3a2009', 0.5)}" stroke-opacity="${random.between(0.16, 0.5)}" stroke-width="${random.between(1, 3)}" fill="none"/>`;
  }).join('');
  const nails = [x + 26, x + width - 26]
    .map((at) => `<circle cx="${at}" cy="${y + height / 2}" r="5" fill="#3c3a38"/>`)
    .join('');
  return `${definition}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${fill}"/>${streaks}${nails}`;
}

const CRATE_COLOURS = ['#b98448', '#a06a38', '#c79b62', '#8a5f3a'];

/** A market crate, 1000 units wide: its inside, behind the goods. */
export function crateBack(variant: number): Source {
  return {
    key: `crate-back-${variant}`,
    draw: () => {
      const colour = mix(CRATE_COLOURS[variant % 4] as string, '#1c0f04', 0.52);
      const random = randomOf('crate-back', variant);
      const inside = `<path d="M36 0H964L1000 190V226H0V190z" fill="${mix(colour, '#000000', 0.55)}"/><path d="M0 190L36 0h16L26 226H0zM1000 190L964 0h-16l26 226h26z" fill="${mix(colour, '#ffffff', 0.1)}"/>`;
      return rasterOfSvg(
        inside + slat(random, 36, 0, 928, 58, colour) + slat(random, 26, 74, 948, 58, colour),
        1000,
        226,
        SCALE,
      );
    },
  };
}

/** The front of the crate, in front of the goods. */
export function crateFront(variant: number): Source {
  return {
    key: `crate-front-${variant}`,
    draw: () => {
      const colour = CRATE_COLOURS[variant % 4] as string;
      const random = randomOf('crate-front', variant);
      const slats = [0, 104, 208]
        .map((y) => slat(random, 0, y, 1000, 88, mix(colour, '#2a1706', random.between(0, 0.14))))
        .join('');
      const gaps = `<rect x="10" y="10" width="980" height="280" fill="#1d1006"/>`;
      const posts = [0, 936]
        .map(
          (x) =>
            `<rect x="${x}" y="-4" width="64" height="304" rx="4" fill="${mix(colour, '#2a1706', 0.22)}"/><rect x="${x}" width="8" height="300" fill="#fff" fill-opacity="0.18"/>`,
        )
        .join('');
      return rasterOfSvg(gaps + slats + posts, 1000, 300, SCALE);
    },
  };
}

/** A round serving board, seen at an angle. */
export function servingBoard(variant: number): Source {
  return {
    key: `serving-board-${variant}`,
    draw: () => {
      const random = randomOf('serving-board', variant);
      const colour = CRATE_COLOURS[(variant + 2) % 4] as string;
      const [top, fill] = gradient([mix(colour, '#fff0d0', 0.1), mix(colour, '#fff0d0', 0.36)]);
      const streaks = Array.from({ length: 26 }, () => {
        const y = random.between(16, 250);
        return `<path d="M0 ${y}q250 ${random.between(-12, 12)} 500 0t500 ${random.between(-5, 5)}" stroke="${mix(colour, '#3a2009', 0.5)}" stroke-opacity="${random.between(0.12, 0.4)}" stroke-width="${random.between(1, 4)}" fill="none"/>`;
      }).join('');
      return rasterOfSvg(
        `<defs>${top}<clipPath id="top"><ellipse cx="500" cy="132" rx="496" ry="128"/></clipPath></defs><path d="M4 132v34a496 128 0 0 0 992 0v-34z" fill="${mix(colour, '#2a1706', 0.42)}"/><ellipse cx="500" cy="132" rx="496" ry="128" fill="${fill}"/><g clip-path="url(#top)">${streaks}</g><ellipse cx="500" cy="132" rx="470" ry="116" fill="none" stroke="${mix(colour, '#2a1706', 0.4)}" stroke-opacity="0.5" stroke-width="5"/>`,
        1000,
        300,
        SCALE,
      );
    },
  };
}
