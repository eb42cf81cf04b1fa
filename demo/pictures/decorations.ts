import { randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

/** A tuft of grass or straw that hides the feet of an object; in grey, to be drawn in two tones. */
export function tuft(variant: number): Source {
  return {
    key: `tuft-${variant}`,
    draw: () => {
      const random = randomOf('tuft', variant);
      // Pointed at both ends and rooted at different depths: a common base line would show as a cut.
      const blades = Array.from({ length: 110 }, (_, at) => {
        const x = random.between(10, 590);
        const y = 88 + (at / 110) * 58;
        const tall = random.between(26, 88) * (1 - Math.abs(x - 300) / 420);
        const lean = random.between(-30, 30);
        const fill = mix('#000000', '#ffffff', random.next());
        return `<path d="M${x} ${y}Q${x - 6} ${y - tall * 0.5} ${x + lean} ${y - tall}Q${x + 7} ${y - tall * 0.45} ${x} ${y}z" fill="${fill}"/>`;
      });
      return rasterOfSvg(blades.join(''), 600, 150, SCALE);
    },
  };
}

const FLAGS = ['#c8452f', '#e6b23a', '#3f7d4a', '#3f6fa3', '#f4ead4', '#d8754a'];

/** A string of pennants across the top of the picture. */
export function bunting(variant: number): Source {
  return {
    key: `bunting-${variant}`,
    draw: () => {
      const random = randomOf('bunting', variant);
      const line = (t: number, sag: number) => 16 + Math.sin(t * Math.PI) * sag;
      const string = (sag: number, offset: number) => {
        const pennants = Array.from({ length: 13 }, (_, at) => {
          const [t, x] = [(at + 0.5) / 13, ((at + 0.5) / 13) * 1280];
          const colour = FLAGS[(at + offset) % FLAGS.length] as string;
          const sway = random.between(-9, 9);
          const y = line(t, sag);
          return `<path d="M${x - 40} ${y - 3}h80l${-40 + sway} 92z" fill="${colour}"/><path d="M${x} ${y - 3}h40l${-40 + sway} 92z" fill="#000" fill-opacity="0.13"/>`;
        }).join('');
        return `<path d="M0 ${line(0, sag)}Q640 ${16 + sag * 2} 1280 ${line(1, sag)}" stroke="#f6ead2" stroke-width="5" fill="none"/>${pennants}`;
      };
      return rasterOfSvg(`${string(150, 2 + variant)}${string(56, variant)}`, 1280, 280, SCALE);
    },
  };
}

/** A leafy twig that reaches into the picture from a corner, to be drawn out of focus. */
export function twig(leaf: string, variant: number): Source {
  return {
    key: `twig-${leaf}-${variant}`,
    draw: () => {
      const random = randomOf('twig', variant);
      const leaves = Array.from({ length: 26 }, (_, at) => {
        const t = at / 26;
        const [x, y] = [520 - t * 480, 20 + t * t * 250];
        const angle = (at % 2 ? -46 : 118) + random.between(-26, 26);
        const length = random.between(70, 120);
        return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0q${length * 0.5} ${-length * 0.36} ${length} 0q${-length * 0.5} ${length * 0.36} ${-length} 0z" fill="${mix(leaf, random.chance(0.5) ? '#f5f0a0' : '#0d2410', random.between(0.05, 0.35))}"/>`;
      }).join('');
      return rasterOfSvg(
        `<path d="M540 0Q300 40 40 270" stroke="#6b4a2c" stroke-width="9" fill="none"/>${leaves}`,
        560,
        400,
        // Only ever seen out of focus.
        0.4,
      );
    },
  };
}
