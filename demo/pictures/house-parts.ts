import { gradient } from './drawing.ts';
import type { Random } from './random.ts';
import { mix } from './raster.ts';

const FLOWERS = ['#d8453a', '#e86a8a', '#f2c53d', '#f6f1e6', '#b56ad0'];

/** A window with its frame, a glow in it, and a box of flowers below where there is room. */
export function window(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  hasBox = true,
): string {
  const [glass, glassFill] = gradient(['#7fa6bd', '#cfe3ea', '#fbe9b8'], 'x1="0" y1="0" x2="1" y2="1"');
  const bars = `<path d="M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.42}h${width}" stroke="${frame}" stroke-width="6"/>`;
  const curtain = `<path d="M${x} ${y}h${width * 0.34}q-2 ${height * 0.6} -${width * 0.34} ${height}zM${x + width} ${y}h-${width * 0.34}q2 ${height * 0.6} ${width * 0.34} ${height}z" fill="#fffaf0" fill-opacity="0.75"/>`;
  const box = hasBox ? flowerBox(random, x - 8, y + height + 6, width + 16) : '';
  return `${glass}<rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="${height + 16}" rx="3" fill="${frame}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${glassFill}"/>${curtain}${bars}${box}`;
}

function flowerBox(random: Random, x: number, y: number, width: number): string {
  const colour = random.pick(FLOWERS);
  const plants = Array.from({ length: Math.round(width / 5) }, () => {
    const [px, py] = [x + random.between(2, width - 2), y + random.between(-13, 6)];
    return random.chance(0.5)
      ? `<circle cx="${px}" cy="${py}" r="${random.between(5, 8)}" fill="${mix('#4f8a3a', '#8cc25a', random.next())}"/>`
      : `<circle cx="${px}" cy="${py - 2}" r="${random.between(4, 7)}" fill="${mix(colour, '#ffffff', random.between(0, 0.3))}"/>`;
  });
  return `<rect x="${x}" y="${y + 4}" width="${width}" height="15" rx="3" fill="#7a4f2c"/>${plants.join('')}`;
}

/** A boarded door with its frame and step. */
export function door(x: number, y: number, width: number, height: number, colour: string): string {
  const boards = [0.25, 0.5, 0.75]
    .map(
      (share) =>
        `<path d="M${x + width * share} ${y + 6}v${height - 6}" stroke="#1c0f04" stroke-opacity="0.3" stroke-width="3"/>`,
    )
    .join('');
  return `<rect x="${x - 9}" y="${y - 9}" width="${width + 18}" height="${height + 9}" rx="4" fill="${mix(colour, '#fff6e0', 0.5)}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${colour}"/>${boards}<circle cx="${x + width * 0.84}" cy="${y + height * 0.52}" r="5" fill="#e6c36a"/><path d="M${x - 22} ${y + height}h${width + 44}v12h-${width + 44}z" fill="#9a948a"/>`;
}

/** A roof over walls from `left` to `right`, its ridge at `top`, tiled, shingled or thatched. */
export function roof(
  left: number,
  right: number,
  eaves: number,
  top: number,
  inset: number,
  colour: string,
  rows: number,
): string {
  const [definition, fill] = gradient([mix(colour, '#fff0d0', 0.26), colour, mix(colour, '#1c0a04', 0.34)]);
  const shape = `M${left} ${eaves}L${left + inset} ${top}H${right - inset}L${right} ${eaves}z`;
  const courses = Array.from({ length: rows }, (_, at) => {
    const share = (at + 1) / (rows + 1);
    const [x, y] = [left + inset * share, eaves + (top - eaves) * share];
    return `<path d="M${x} ${y}H${right - inset * share}" stroke="#1c0a04" stroke-opacity="0.22" stroke-width="4" stroke-dasharray="17 4"/>`;
  }).join('');
  return `${definition}<path d="${shape}" fill="${fill}"/>${courses}<path d="M${left - 6} ${eaves - 4}H${right + 6}v15H${left - 6}z" fill="${mix(colour, '#1c0a04', 0.42)}"/><path d="M${left + inset - 8} ${top - 6}H${right - inset + 8}v12H${left + inset - 8}z" fill="${mix(colour, '#1c0a04', 0.2)}"/>`;
}

/** A chimney with its cap. */
export function chimney(x: number, y: number, height: number, colour: string): string {
  return `<rect x="${x}" y="${y}" width="46" height="${height}" fill="${colour}"/><rect x="${x + 30}" y="${y}" width="16" height="${height}" fill="#000" fill-opacity="0.18"/><rect x="${x - 6}" y="${y - 6}" width="58" height="16" rx="3" fill="${mix(colour, '#000000', 0.24)}"/>`;
}

/** A plain wall, shaded under the eaves. */
export function walls(left: number, right: number, top: number, bottom: number, colour: string): string {
  const [definition, fill] = gradient(
    [mix(colour, '#ffffff', 0.2), colour, mix(colour, '#3a2409', 0.3)],
    'x1="0" y1="0" x2="1" y2="0.35"',
  );
  return `${definition}<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${fill}"/><rect x="${left}" y="${top}" width="${right - left}" height="34" fill="#000" fill-opacity="0.22"/>`;
}

/** A wall of logs, mossed between them. */
export function logs(left: number, right: number, top: number, bottom: number, colour: string): string {
  const rows: string[] = [];
  for (let y = top; y < bottom; y += 27) {
    const [definition, fill] = gradient([mix(colour, '#ffe0b0', 0.34), colour, mix(colour, '#1c0a04', 0.45)]);
    rows.push(
      `${definition}<rect x="${left}" y="${y}" width="${right - left}" height="24" rx="11" fill="${fill}"/><rect x="${left}" y="${y + 22}" width="${right - left}" height="6" fill="#e6d6ac" fill-opacity="0.6"/>`,
    );
    for (const x of [left + 4, right - 4])
      rows.push(
        `<circle cx="${x}" cy="${y + 12}" r="13" fill="${mix(colour, '#ffe0b0', 0.3)}"/><circle cx="${x}" cy="${y + 12}" r="7" fill="none" stroke="${mix(colour, '#1c0a04', 0.4)}" stroke-width="2.5"/>`,
      );
  }
  return rows.join('');
}

/** Flowering bushes at both ends of a wall. */
export function bushes(random: Random, left: number, right: number, y: number): string {
  return [
    ...Array.from({ length: 5 }, () => random.between(left - 20, left + 110)),
    ...Array.from({ length: 5 }, () => random.between(right - 110, right + 20)),
  ]
    .map((x) => {
      const [radius, green] = [random.between(20, 40), mix('#3f7a3a', '#8fbf55', random.next())];
      const blossom = random.pick(FLOWERS);
      const dots = Array.from(
        { length: 6 },
        () =>
          `<circle cx="${x + random.between(-0.6, 0.6) * radius}" cy="${y - radius * random.between(0.3, 1.3)}" r="5" fill="${blossom}"/>`,
      ).join('');
      return `<ellipse cx="${x}" cy="${y - radius * 0.7}" rx="${radius * 1.15}" ry="${radius}" fill="${green}"/><ellipse cx="${x - radius * 0.3}" cy="${y - radius * 1.05}" rx="${radius * 0.5}" ry="${radius * 0.36}" fill="#fff6c0" fill-opacity="0.2"/>${dots}`;
    })
    .join('');
}
