import { clumps, type Drawing, gradient, sheet } from './drawing.ts';
import type { Random } from './random.ts';
import { HEIGHT, mix, WIDTH } from './raster.ts';

/** A plastered wall, lit from one side. */
export function plaster(random: Random, wall: string): Drawing {
  const [glow, fill] = gradient(
    [mix(wall, '#ffffff', 0.34), wall, mix(wall, '#3a2c1c', 0.26)],
    'x1="0" y1="0" x2="1" y2="0.75"',
  );
  const stains = clumps(random, [mix(wall, '#ffffff', 0.3), mix(wall, '#5a4632', 0.18)], 26, [0, 700], [40, 200]);
  return {
    markup: `${glow}<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/><g opacity="0.2">${stains}</g>`,
    blurPx: 16,
  };
}

/** Painted boards of a wall; some have knots, all have dark gaps. */
export function panels(random: Random, wall: string): Drawing {
  const pieces: string[] = [];
  for (let x = random.between(-120, 0); x < WIDTH; ) {
    const width = random.between(120, 170);
    const own = mix(wall, random.chance(0.5) ? '#ffffff' : '#2d2013', random.between(0.02, 0.16));
    pieces.push(
      `<rect x="${x}" width="${width}" height="${HEIGHT}" fill="${own}"/><rect x="${x}" width="9" height="${HEIGHT}" fill="${mix(wall, '#000000', 0.55)}"/>`,
    );
    pieces.push(`<rect x="${x + 9}" width="7" height="${HEIGHT}" fill="#ffffff" fill-opacity="0.16"/>`);
    for (let line = 0; line < 4; line += 1) {
      pieces.push(
        `<rect x="${x + random.between(20, width - 10)}" width="${random.between(2, 8)}" height="${HEIGHT}" fill="${mix(wall, '#000000', 0.3)}" fill-opacity="0.24"/>`,
      );
    }
    x += width;
  }
  return { markup: pieces.join(''), blurPx: 5 };
}

/** A shelf with jars, pots and hanging herbs. */
export function kitchen(random: Random, wall: string): Drawing {
  const shelf = (y: number) => {
    const jars: string[] = [];
    for (let x = random.between(-30, 60); x < WIDTH; ) {
      const [width, height] = [random.between(56, 120), random.between(80, 190)];
      const colour = random.pick([
        '#b5541f',
        '#d89b2f',
        '#7c2f28',
        '#6d7c3c',
        '#e7dcc4',
        '#8f5b34',
        '#3f5d53',
        '#c9a06a',
      ]);
      jars.push(
        `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="16" fill="${colour}" fill-opacity="0.92"/><rect x="${x + 6}" y="${y - height - 12}" width="${width - 12}" height="18" rx="6" fill="#efe6d2"/><rect x="${x + 10}" y="${y - height + 16}" width="9" height="${height - 40}" rx="4" fill="#fff" fill-opacity="0.4"/>`,
      );
      x += width + random.between(10, 90);
    }
    return `${jars.join('')}<rect y="${y}" width="${WIDTH}" height="24" fill="#6f4726"/><rect y="${y + 24}" width="${WIDTH}" height="44" fill="#000" fill-opacity="0.2"/>`;
  };
  return {
    markup: `${sheet([mix(wall, '#ffffff', 0.2), mix(wall, '#4a3521', 0.25)])}${shelf(210)}${shelf(505)}`,
    blurPx: 11,
  };
}

/** A dark wall with a pool of light, as in old still lifes. */
export function dark(random: Random, wall: string): Drawing {
  const glow = `<radialGradient id="glow" cx="0.3" cy="0.28" r="0.8"><stop offset="0" stop-color="${mix(wall, '#e0b67c', 0.42)}"/><stop offset="0.55" stop-color="${wall}"/><stop offset="1" stop-color="${mix(wall, '#000000', 0.6)}"/></radialGradient>`;
  const stains = clumps(random, [mix(wall, '#c99b60', 0.3), mix(wall, '#000000', 0.4)], 30, [0, 700], [60, 190]);
  return {
    markup: `${glow}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/><g opacity="0.22">${stains}</g>`,
    blurPx: 20,
  };
}

/** A bright window with greenery behind it, its frame and curtains. */
export function window(random: Random, wall: string): Drawing {
  const left = random.between(180, 480);
  const frame = mix(wall, '#ffffff', 0.7);
  const bars = [0, 250, 500]
    .map((x) => `<rect x="${left + x}" y="-20" width="24" height="620" fill="${frame}"/>`)
    .join('');
  const curtain = (x: number) =>
    Array.from(
      { length: 7 },
      (_, at) =>
        `<rect x="${x + at * 26}" y="-20" width="26" height="640" fill="${at % 2 ? '#fffaf0' : '#eadfca'}" fill-opacity="0.82"/>`,
    ).join('');
  const outside = `<rect x="${left}" y="-20" width="524" height="600" fill="#f4f6da"/>${`<g>${Array.from({ length: 30 }, () => `<circle cx="${left + random.between(0, 524)}" cy="${random.between(220, 590)}" r="${random.between(24, 80)}" fill="${random.pick(['#9fbb6a', '#7fa556', '#c7d694', '#5f8a46'])}" fill-opacity="0.75"/>`).join('')}</g>`}`;
  const sill = `<rect x="${left - 40}" y="560" width="604" height="34" fill="${frame}"/>`;
  const rest = `<path fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0zM${left} -20H${left + 524}V580H${left}z" fill="${wall}"/>`;
  return {
    markup: `<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>${outside}${rest}${bars}<rect x="${left}" y="240" width="524" height="20" fill="${frame}"/>${sill}${curtain(left - 120)}${curtain(left + 462)}`,
    blurPx: 12,
  };
}

/** A roll of coloured paper. */
export function studio(colour: string): Drawing {
  return {
    markup: sheet([mix(colour, '#ffffff', 0.12), mix(colour, '#ffffff', 0.42), mix(colour, '#000000', 0.05)]),
    blurPx: 0,
  };
}

/** The inside of a barn: dark boards, straw bales, light falling through the gaps. */
export function barn(random: Random, wall: string): Drawing {
  const bales = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [(at % 5) * 270 - 60 + random.between(-20, 20), 400 - Math.floor(at / 5) * 130];
    return `<rect x="${x}" y="${y}" width="256" height="150" rx="18" fill="${random.pick(['#d9ae57', '#c99b45', '#e3bd6d'])}"/><rect x="${x + 80}" y="${y}" width="7" height="150" fill="#8f6a2b"/><rect x="${x + 170}" y="${y}" width="7" height="150" fill="#8f6a2b"/>`;
  }).join('');
  const gaps = Array.from(
    { length: 9 },
    (_, at) =>
      `<rect x="${at * 150 + random.between(-20, 20)}" width="${random.between(4, 12)}" height="420" fill="#ffeec0" fill-opacity="0.75"/>`,
  ).join('');
  return {
    markup: `${panels(random, wall).markup}<rect width="${WIDTH}" height="${HEIGHT}" fill="#2a1a0c" fill-opacity="0.42"/>${gaps}${bales}`,
    blurPx: 9,
  };
}

/** Glazed tiles of a kitchen. */
export function tiles(random: Random, colour: string): Drawing {
  const pieces: string[] = [];
  for (let row = 0; row < 11; row += 1) {
    for (let x = (row % 2) * -70; x < WIDTH; x += 140) {
      const own = mix(colour, random.chance(0.5) ? '#ffffff' : '#4b4f45', random.between(0, 0.13));
      pieces.push(
        `<rect x="${x + 3}" y="${row * 70 + 3}" width="134" height="64" rx="5" fill="${own}"/><rect x="${x + 8}" y="${row * 70 + 8}" width="124" height="8" rx="4" fill="#fff" fill-opacity="0.4"/>`,
      );
    }
  }
  return {
    markup: `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(colour, '#6b675c', 0.4)}"/>${pieces.join('')}`,
    blurPx: 6,
  };
}
