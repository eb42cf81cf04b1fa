import { gradient } from './drawing.ts';
import { randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

const CASINGS = ['#8a3a1c', '#9c4a26', '#73301c', '#a85a2c'];

/** A ring of smoked sausage, tied where its ends meet. */
export function sausageRing(variant: number): Source {
  return {
    key: `sausage-ring-${variant}`,
    draw: () => {
      const colour = CASINGS[variant % CASINGS.length] as string;
      const ring = (radius: number, width: number, stroke: string, opacity: number, dash = '') =>
        `<ellipse cx="300" cy="196" rx="${radius}" ry="${radius * 0.56}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}" ${dash}/>`;
      const coil = (dy: number, radius: number) =>
        `<g transform="translate(0 ${dy})">${ring(radius, 84, mix(colour, '#1c0804', 0.5), 1)}${ring(radius, 70, colour, 1)}${ring(radius + 2, 40, mix(colour, '#ffb878', 0.26), 0.75)}${ring(radius + 12, 9, '#ffe6c4', 0.42, 'stroke-dasharray="120 60 260 90"')}${ring(radius, 70, '#2a0e06', 0.18, 'stroke-dasharray="5 58"')}</g>`;
      const knot = `<g transform="translate(300 ${variant % 2 ? 84 : 300})"><path d="M-44 -30q44 22 88 0v56q-44 -22 -88 0z" fill="${mix(colour, '#1c0804', 0.3)}"/><rect x="-12" y="-34" width="24" height="64" rx="9" fill="#e6d3a8"/><path d="M-12 -20h24M-12 -8h24M-12 4h24M-12 16h24" stroke="#a8895a" stroke-width="3"/><path d="M4 28q26 22 10 50M-4 28q-24 18 -14 44" stroke="#e6d3a8" stroke-width="6" fill="none"/></g>`;
      return rasterOfSvg(`${coil(24, 236)}${coil(0, 228)}${knot}`, 600, 400, SCALE);
    },
  };
}

/** Thin smoked sausages hanging in a bundle from a string. */
export function sausageBundle(variant: number): Source {
  return {
    key: `sausage-bundle-${variant}`,
    draw: () => {
      const random = randomOf('sausage-bundle', variant);
      const links = Array.from({ length: 7 }, (_, at) => {
        const colour = mix(CASINGS[(variant + at) % CASINGS.length] as string, '#2a0e06', random.between(0, 0.2));
        const [x, bend, long] = [58 + at * 62, random.between(-22, 22), random.between(300, 352)];
        const path = `M${230 + (at - 3) * 16} 66Q${x + bend} 150 ${x} ${long}`;
        return `<path d="${path}" stroke="${mix(colour, '#1c0804', 0.55)}" stroke-width="58" stroke-linecap="round" fill="none"/><path d="${path}" stroke="${colour}" stroke-width="48" stroke-linecap="round" fill="none"/><path d="${path}" transform="translate(-9 0)" stroke="#ffd9ac" stroke-opacity="0.34" stroke-width="10" stroke-linecap="round" fill="none"/>`;
      });
      const string = `<path d="M190 84q46 -16 92 0v-22q-46 -22 -92 0z" fill="#e6d3a8"/><path d="M192 66h88M192 76h88" stroke="#a8895a" stroke-width="3"/><path d="M236 60q-40 -60 0 -52q40 -8 0 52" stroke="#e6d3a8" stroke-width="8" fill="none"/>`;
      return rasterOfSvg(`${random.shuffled(links).join('')}${string}`, 492, 400, SCALE);
    },
  };
}

/** A smoked joint in its netting, with one cut face. */
export function smokedJoint(variant: number): Source {
  return {
    key: `smoked-joint-${variant}`,
    draw: () => {
      const colour = ['#7a3418', '#8f4420', '#a05428'][variant % 3] as string;
      const [skin, skinFill] = gradient(
        [mix(colour, '#ffb070', 0.4), colour, mix(colour, '#1c0804', 0.5)],
        'x1="0.2" y1="0" x2="0.5" y2="1"',
      );
      const [meat, meatFill] = gradient(['#e59a8c', '#c9675c', '#a9443f'], 'x1="0" y1="0" x2="1" y2="1"');
      const body = 'M150 60C260 24 440 30 520 92C566 130 560 228 510 268C440 318 250 322 140 286z';
      const net = Array.from(
        { length: 7 },
        (_, at) => `<path d="M${196 + at * 54} 36q34 130 -6 276" fill="none"/>`,
      ).join('');
      const rows = [104, 166, 228].map((y) => `<path d="M150 ${y}q200 -26 410 8" fill="none"/>`).join('');
      const face = `<ellipse cx="146" cy="174" rx="104" ry="122" fill="${mix(colour, '#1c0804', 0.35)}"/><ellipse cx="144" cy="174" rx="94" ry="112" fill="#f6e3d2"/><ellipse cx="144" cy="176" rx="82" ry="98" fill="${meatFill}"/><path d="M92 150q40 -40 92 -18M86 196q52 -26 112 6M110 232q40 -20 70 0" stroke="#f8e0d4" stroke-opacity="0.85" stroke-width="9" stroke-linecap="round" fill="none"/>`;
      return rasterOfSvg(
        `${skin}${meat}<clipPath id="joint"><path d="${body}"/></clipPath><path d="${body}" fill="${skinFill}"/><g clip-path="url(#joint)" stroke="#ead9b4" stroke-opacity="0.7" stroke-width="6">${net}${rows}</g><path d="M210 74q150 -36 270 14" stroke="#ffe6c8" stroke-opacity="0.4" stroke-width="18" stroke-linecap="round" fill="none"/>${face}`,
        580,
        330,
        SCALE,
      );
    },
  };
}
