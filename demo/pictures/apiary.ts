import { gradient } from './drawing.ts';
import { randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

const PAINTS = ['#e0b23a', '#5f8fb5', '#7fa65a', '#d8754a', '#e9dfc6', '#b5684a'];

/** A painted hive on its stand: bodies one upon the other, a tin roof, a landing board with bees on it. */
export function hive(variant: number): Source {
  return {
    key: `hive-${variant}`,
    draw: () => {
      const random = randomOf('hive', variant);
      const paint = (at: number) => PAINTS[(variant + at * 2) % PAINTS.length] as string;
      const box = (y: number, height: number, colour: string) => {
        const [face, fill] = gradient(
          [mix(colour, '#ffffff', 0.26), colour, mix(colour, '#2a1706', 0.26)],
          'x1="0" y1="0" x2="1" y2="0.3"',
        );
        const boards = [0.33, 0.66]
          .map(
            (share) =>
              `<path d="M60 ${y + height * share}h300" stroke="#2a1706" stroke-opacity="0.2" stroke-width="3"/>`,
          )
          .join('');
        return `${face}<rect x="58" y="${y}" width="304" height="${height}" rx="5" fill="${fill}"/><rect x="318" y="${y}" width="44" height="${height}" rx="5" fill="#2a1706" fill-opacity="0.16"/>${boards}<path d="M58 ${y + 3}h304" stroke="#fff" stroke-opacity="0.35" stroke-width="4"/><path d="M58 ${y + height - 3}h304" stroke="#2a1706" stroke-opacity="0.4" stroke-width="6"/><rect x="186" y="${y + height * 0.4}" width="48" height="13" rx="6" fill="#2a1706" fill-opacity="0.45"/>`;
      };
      const [tin, tinFill] = gradient(['#e6e8e6', '#aab0b0', '#6f7676']);
      const roof = `${tin}<path d="M30 96L64 34H356L390 96z" fill="${tinFill}"/><rect x="28" y="92" width="364" height="20" rx="4" fill="#7c8383"/>`;
      const entrance = `<rect x="120" y="352" width="180" height="17" rx="6" fill="#1c0f04"/><path d="M92 384h236l20 22H72z" fill="#a8773f"/><path d="M72 406h276v9H72z" fill="#6f4a22"/>`;
      const legs = `<path d="M84 414l-16 84h26l16 -84zM336 414l16 84h-26l-16 -84z" fill="#7a5228"/><rect x="66" y="408" width="288" height="14" fill="#8f6535"/>`;
      const bees = Array.from({ length: 9 }, () =>
        bee(random.between(100, 320), random.between(340, 398), random.between(-60, 60), 1),
      ).join('');
      return rasterOfSvg(
        `${legs}${box(244, 166, paint(0))}${box(112, 132, paint(1))}${roof}${entrance}${bees}`,
        420,
        505,
        SCALE,
      );
    },
  };
}

function bee(x: number, y: number, turnDeg: number, size: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turnDeg}) scale(${size})"><ellipse cx="-1" cy="-6" rx="7" ry="4.5" fill="#fff" fill-opacity="0.75" transform="rotate(-28)"/><ellipse rx="9" ry="6" fill="#e3a52c"/><path d="M-2 -6v12M3 -5.4v11" stroke="#2a1706" stroke-width="3"/><circle cx="9" r="4" fill="#2a1706"/></g>`;
}

/** An old hive of coiled straw. */
export function skep(variant: number): Source {
  return {
    key: `skep-${variant}`,
    draw: () => {
      const random = randomOf('skep', variant);
      const coils = Array.from({ length: 11 }, (_, at) => {
        const share = at / 10;
        const half = 196 * Math.sqrt(1 - (0.93 - share * 0.93) ** 2);
        const y = 40 + at * 36;
        const [straw, fill] = gradient(['#f0d48c', '#d0a550', '#8f6a2a']);
        const ties = Array.from(
          { length: Math.round(half / 9) - 1 },
          (_, tie) =>
            `<path d="M${210 - half + 12 + tie * 18} ${y - 16}l8 36" stroke="#7a5a20" stroke-opacity="0.5" stroke-width="3"/>`,
        ).join('');
        return `${straw}<rect x="${210 - half}" y="${y - 20}" width="${half * 2}" height="40" rx="19" fill="${fill}"/>${ties}`;
      }).join('');
      const bees = Array.from({ length: 7 }, () =>
        bee(random.between(130, 290), random.between(330, 420), random.between(-70, 70), 1.3),
      ).join('');
      return rasterOfSvg(
        `${coils}<ellipse cx="210" cy="384" rx="40" ry="30" fill="#1c0f04"/><rect x="0" y="416" width="420" height="22" rx="6" fill="#8f6535"/>${bees}`,
        420,
        440,
        SCALE,
      );
    },
  };
}

/** A wooden frame of comb, partly capped, with bees at work on it. */
export function combFrame(variant: number): Source {
  return {
    key: `comb-frame-${variant}`,
    draw: () => {
      const random = randomOf('comb-frame', variant);
      const cells: string[] = [];
      for (let row = 0; row < 13; row += 1) {
        for (let column = 0; column < 22; column += 1) {
          const [x, y] = [62 + column * 26 + (row % 2) * 13, 70 + row * 22.5];
          const depth = Math.hypot(x - 340, (y - 210) * 1.5) + random.between(-50, 50);
          const fill =
            depth < 150
              ? mix('#b5702a', '#e6b25a', random.next())
              : depth < 250
                ? mix('#e0a02a', '#f6d060', random.next())
                : mix('#f3e2b0', '#fbf2d4', random.next());
          cells.push(
            `<path d="M${x} ${y - 14}l12.4 7.2v14l-12.4 7.2l-12.4 -7.2v-14z" fill="${fill}" stroke="#a8742a" stroke-opacity="0.7" stroke-width="2.4"/>`,
          );
        }
      }
      const bees = Array.from({ length: 30 }, () =>
        bee(random.between(80, 600), random.between(80, 340), random.between(0, 360), random.between(1.2, 1.6)),
      ).join('');
      const wood = `<path d="M0 20h680v40H0z" fill="#c99b62"/><path d="M34 52h28v330H34zM618 52h28v330h-28zM34 358h612v26H34z" fill="#b98448"/><path d="M0 24h680" stroke="#fff" stroke-opacity="0.4" stroke-width="5"/>`;
      return rasterOfSvg(
        `<rect x="50" y="52" width="580" height="312" fill="#c98a2c"/>${cells.join('')}${wood}${bees}`,
        680,
        390,
        SCALE,
      );
    },
  };
}
