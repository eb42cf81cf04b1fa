import { type Drawing, gradient, sheet } from './drawing.ts';
import type { Random } from './random.ts';
import { mix, WIDTH } from './raster.ts';

/** The country behind objects that stand outdoors. */
export type LandKind = 'hills' | 'lake' | 'sea' | 'forest' | 'mountains' | 'fields' | 'farmyard' | 'village';
export type Hour = 'dawn' | 'noon' | 'gold' | 'dusk';

interface Mood {
  readonly sky: readonly string[];
  readonly haze: string;
  readonly cloud: string;
  readonly sun: readonly [string, number];
}

const MOODS: Readonly<Record<Hour, Mood>> = {
  dawn: {
    sky: ['#8fb4d6', '#cfd6de', '#f7d9c4', '#fdeedd'],
    haze: '#e9dde0',
    cloud: '#fff1ea',
    sun: ['#fff3d6', 0.72],
  },
  noon: { sky: ['#4d93cf', '#86bbe2', '#c5e1f1', '#eef6f6'], haze: '#cfe2ea', cloud: '#ffffff', sun: ['#fffdf0', 0.2] },
  gold: { sky: ['#7da3c4', '#d9c9ae', '#f7cf8f', '#ffe9bd'], haze: '#f0d4a2', cloud: '#fff0d2', sun: ['#fff4cc', 0.6] },
  dusk: {
    sky: ['#3d4a7a', '#8a6a93', '#e0917a', '#f9c58d'],
    haze: '#c58f8a',
    cloud: '#f3b59a',
    sun: ['#ffdfa0', 0.82],
  },
};

/** How dark the land is at each hour. */
const NIGHTFALL: Readonly<Record<Hour, number>> = { dawn: 0.1, noon: 0, gold: 0.08, dusk: 0.32 };

function sky(mood: Mood, random: Random, horizonY: number): string {
  const [x, y] = [random.between(180, WIDTH - 180), horizonY * mood.sun[1]];
  const glow = `<radialGradient id="sun"><stop offset="0" stop-color="${mood.sun[0]}" stop-opacity="1"/><stop offset="0.12" stop-color="${mood.sun[0]}" stop-opacity="0.75"/><stop offset="1" stop-color="${mood.sun[0]}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="360" fill="url(#sun)"/>`;
  const clouds = Array.from({ length: random.whole(3, 6) }, () => cloud(random, mood.cloud, horizonY)).join('');
  return sheet(mood.sky, 0, horizonY + 30) + glow + clouds;
}

function cloud(random: Random, colour: string, horizonY: number): string {
  const [x, y, size] = [random.between(-60, WIDTH), random.between(40, horizonY * 0.72), random.between(0.5, 1.3)];
  const puffs = Array.from({ length: 9 }, () => {
    const [dx, radius] = [random.between(-130, 130) * size, random.between(22, 52) * size];
    return `<ellipse cx="${x + dx}" cy="${y - radius * 0.4 * random.next()}" rx="${radius * 1.5}" ry="${radius * (1 - Math.abs(dx) / (220 * size))}" fill="${colour}" fill-opacity="0.34"/>`;
  });
  return puffs.join('');
}

/** A ridge across the picture; `roughness` 0 rolls, 1 is rocky. */
function ridge(random: Random, y: number, height: number, roughness: number): string {
  const phases = [random.between(0, 7), random.between(0, 7), random.between(0, 7)] as const;
  const steps = 48;
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const t = at / steps;
    const rolling = Math.sin(t * 4.2 + phases[0]) * 0.5 + Math.sin(t * 9 + phases[1]) * 0.26;
    const rocky = (Math.abs(((t * 7 + phases[2]) % 2) - 1) - 0.5) * 1.2 + random.between(-0.22, 0.22);
    return `${Math.round(t * WIDTH)} ${Math.round(y - height * (rolling * (1 - roughness) + rocky * roughness))}`;
  });
  return `M-5 ${y + 700}L-5 ${points[0]?.split(' ')[1]}L${points.join('L')}V${y + 700}z`;
}

function hill(random: Random, y: number, height: number, colour: string, roughness = 0): string {
  const [definition, fill] = gradient([mix(colour, '#fff2c4', 0.18), colour, mix(colour, '#10240f', 0.12)]);
  return `${definition}<path d="${ridge(random, y, height, roughness)}" fill="${fill}"/>`;
}

function spruces(random: Random, y: number, size: number, colour: string, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, tall] = [random.between(-30, WIDTH + 30), size * random.between(0.55, 1.2)];
    const wide = tall * 0.22;
    const own = mix(colour, '#000000', random.between(0, 0.3));
    return `<path d="M${x} ${y - tall}l${wide} ${tall * 0.5}h${-wide * 0.5}l${wide} ${tall * 0.55}h${-wide * 3}l${wide} ${-tall * 0.55}h${-wide * 0.5}z" fill="${own}"/>`;
  }).join('');
}

function broadleaves(random: Random, y: number, size: number, colour: string, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, radius] = [random.between(-30, WIDTH + 30), size * random.between(0.4, 0.8)];
    const own = mix(colour, random.chance(0.5) ? '#0e2a12' : '#e3d67a', random.between(0.02, 0.24));
    const crown = [
      [0, -1.1, 1],
      [-0.7, -0.7, 0.75],
      [0.7, -0.75, 0.8],
      [0.1, -1.7, 0.7],
    ] as const;
    return `${crown.map(([dx, dy, share]) => `<circle cx="${x + dx * radius}" cy="${y + dy * radius}" r="${share * radius}" fill="${own}"/>`).join('')}<circle cx="${x - radius * 0.3}" cy="${y - radius * 1.6}" r="${radius * 0.5}" fill="#fff6c0" fill-opacity="0.14"/>`;
  }).join('');
}

/** Strips of ripening fields, each in its own colour, lying on a slope. */
function strips(random: Random, y: number, height: number, tint: (colour: string) => string): string {
  const crops = ['#e3c04a', '#c9a24d', '#9db457', '#7f9c48', '#b98a56', '#d9cf6a', '#6f8f45'];
  let lower = y;
  return Array.from({ length: 7 }, (_, at) => {
    const thick = (height / 7) * (0.5 + at * 0.2);
    const bend = random.between(-26, 26);
    const path = `M-5 ${lower}Q${WIDTH / 2} ${lower + bend} ${WIDTH + 5} ${lower + bend * 0.3}V${lower + thick + 60}H-5z`;
    lower += thick;
    return `<path d="${path}" fill="${tint(random.pick(crops))}"/>`;
  }).join('');
}

function water(random: Random, y: number, bottom: number, colours: readonly string[]): string {
  const glints = Array.from({ length: 90 }, () => {
    const at = random.next() ** 1.6;
    const width = 12 + at * 120 * random.next();
    return `<rect x="${random.between(-40, WIDTH)}" y="${y + 4 + at * (bottom - y)}" width="${width}" height="${1 + at * 4}" rx="2" fill="#fff" fill-opacity="${random.between(0.08, 0.42)}"/>`;
  }).join('');
  const [definition, fill] = gradient(colours);
  return `${definition}<rect y="${y}" width="${WIDTH}" height="${bottom - y}" fill="${fill}"/>${glints}`;
}

function cottage(x: number, y: number, size: number, wall: string, roof: string): string {
  const [w, h] = [size, size * 0.45];
  const windows = [0.16, 0.62]
    .map(
      (at) => `<rect x="${x + w * at}" y="${y - h * 0.68}" width="${w * 0.16}" height="${h * 0.34}" fill="#ffe9a6"/>`,
    )
    .join('');
  return `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="${wall}"/><path d="M${x - w * 0.09} ${y - h}L${x + w * 0.18} ${y - h * 2}H${x + w * 0.82}L${x + w * 1.09} ${y - h}z" fill="${roof}"/><rect x="${x + w * 0.68}" y="${y - h * 2.15}" width="${w * 0.08}" height="${h * 0.5}" fill="#8a4a36"/>${windows}<rect x="${x + w * 0.41}" y="${y - h * 0.72}" width="${w * 0.13}" height="${h * 0.72}" fill="#5a3a24"/>`;
}

function fence(y: number, colour: string): string {
  const posts = Array.from(
    { length: 17 },
    (_, at) =>
      `<path d="M${at * 82 - 20} ${y - 92}l13 -14l13 14V${y + 26}h-26z" fill="${at % 3 ? colour : mix(colour, '#000000', 0.12)}"/>`,
  ).join('');
  return `<rect y="${y - 70}" width="${WIDTH}" height="15" fill="${mix(colour, '#000000', 0.2)}"/><rect y="${y - 20}" width="${WIDTH}" height="15" fill="${mix(colour, '#000000', 0.2)}"/>${posts}`;
}

function barnHouse(x: number, y: number): string {
  const boards = Array.from(
    { length: 12 },
    (_, at) => `<rect x="${x + at * 32}" y="${y - 190}" width="3" height="190" fill="#000" fill-opacity="0.25"/>`,
  ).join('');
  return `<rect x="${x}" y="${y - 190}" width="390" height="190" fill="#9a4a34"/>${boards}<path d="M${x - 34} ${y - 186}L${x + 70} ${y - 330}H${x + 320}L${x + 424} ${y - 186}z" fill="#5d4a40"/><rect x="${x + 140}" y="${y - 130}" width="110" height="130" fill="#4a2a1c"/><path d="M${x + 140} ${y - 130}l110 130M${x + 250} ${y - 130}l-110 130" stroke="#c9a27c" stroke-width="7"/>`;
}

/** Draws the land down to where the ground of the foreground begins. */
export function drawLand(kind: LandKind, hour: Hour, random: Random, groundY: number): Drawing {
  const mood = MOODS[hour];
  const horizonY = groundY * 0.74;
  const far = (colour: string, distance: number) => mix(mix(colour, '#1b1f3a', NIGHTFALL[hour]), mood.haze, distance);
  const near = far('#6f9a45', 0.05);
  const backdrop =
    sky(mood, random, horizonY) +
    hill(random, horizonY, 46, far('#7f9c86', 0.7)) +
    hill(random, horizonY + 24, 40, far('#76995f', 0.46));
  const parts: Readonly<Record<LandKind, () => string>> = {
    hills: () =>
      hill(random, horizonY + 50, 44, far('#7fa457', 0.26)) +
      broadleaves(random, horizonY + 74, 34, far('#4f7a3d', 0.2), 16) +
      hill(random, horizonY + 96, 30, near),
    fields: () =>
      strips(random, horizonY + 20, groundY - horizonY, (colour) => far(colour, 0.14)) +
      broadleaves(random, horizonY + 34, 22, far('#456f3a', 0.26), 14),
    forest: () =>
      spruces(random, horizonY + 60, 190, far('#3f6a52', 0.4), 60) +
      spruces(random, horizonY + 130, 290, far('#2f5a3c', 0.14), 42) +
      hill(random, groundY - 20, 14, far('#5d8040', 0.06)),
    mountains: () =>
      hill(random, horizonY - 60, 190, far('#6f7f9a', 0.5), 0.75) +
      hill(random, horizonY + 6, 120, far('#567086', 0.3), 0.6) +
      spruces(random, horizonY + 96, 110, far('#2f5542', 0.16), 70) +
      hill(random, horizonY + 96, 26, near),
    lake: () =>
      hill(random, horizonY + 18, 50, far('#4f7a58', 0.4)) +
      spruces(random, horizonY + 46, 74, far('#2f5a44', 0.3), 80) +
      water(random, horizonY + 40, groundY + 10, [far('#7fae9a', 0.45), far('#5f9fb8', 0.3), far('#3f7f9c', 0.1)]),
    sea: () =>
      `${sky(mood, random, horizonY)}${water(random, horizonY - 10, groundY + 14, [far('#8fc0cc', 0.4), far('#4a97b5', 0.16), far('#7fc0bf', 0.2)])}<rect y="${groundY - 6}" width="${WIDTH}" height="16" fill="#fff" fill-opacity="0.7"/>`,
    village: () =>
      hill(random, horizonY + 50, 34, far('#7fa457', 0.24)) +
      [90, 400, 700, 1010]
        .map((x, at) =>
          cottage(
            x + random.between(-30, 30),
            horizonY + 96 + (at % 2) * 14,
            random.between(120, 180),
            random.pick(['#f2e6cf', '#e6c9a0', '#8a5d3c', '#f7f1e4']),
            random.pick(['#8f4634', '#6b5648', '#a5603c']),
          ),
        )
        .join('') +
      broadleaves(random, horizonY + 110, 46, far('#54803f', 0.12), 12) +
      hill(random, groundY - 26, 12, near),
    farmyard: () =>
      hill(random, horizonY + 60, 30, far('#7fa457', 0.2)) +
      barnHouse(random.between(60, 760), groundY - 10) +
      broadleaves(random, groundY - 20, 74, far('#54803f', 0.1), 7) +
      hill(random, groundY - 6, 8, near) +
      fence(groundY - 8, far('#c9ab82', 0.04)),
  };
  return { markup: backdrop + parts[kind](), blurPx: 3.2 };
}
