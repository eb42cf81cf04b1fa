import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { processPicture } from '#server/media/pipeline.ts';
import { planMarket } from '../market.ts';
import { castOf } from './casting.ts';
import { composeAvatar, composePicture } from './index.ts';
import { findObject } from './objects.ts';
import { planScene } from './scene.ts';

const HONEY = { objects: ['🍯', '🐝'], seed: 11, view: 0, branch: 'food' } as const;
const BRANCHES = [
  'food',
  'crafts',
  'cosmetics',
  'plants',
  'animals',
  'pet_goods',
  'jobs',
  'services',
  'agritourism',
  'events',
];

test('the same recipe is the same picture, byte by byte', async () => {
  expect((await composePicture(HONEY)).equals(await composePicture(HONEY))).toBe(true);
});

test('another seed, view or object is another picture', async () => {
  const recipes = [HONEY, { ...HONEY, seed: 12 }, { ...HONEY, view: 1 }, { ...HONEY, objects: ['🧀'] }];
  const pictures = await Promise.all(recipes.map(composePicture));
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(recipes.length);
});

test('the five views of a listing all differ', async () => {
  const views = await Promise.all([0, 1, 2, 3, 4].map((view) => composePicture({ ...HONEY, view })));
  expect(new Set(views.map((bytes) => bytes.toString('base64'))).size).toBe(5);
});

test('emoji that have no picture are left out, and the place stays', async () => {
  for (const objects of [['no such thing', '🍞'], ['🫥🫥🫥'], []]) {
    const { width, height } = await sharp(await composePicture({ ...HONEY, objects })).metadata();
    expect([width, height]).toEqual([960, 720]);
  }
});

test('an emoji is found with and without its variation selector', async () => {
  const [plain, selected] = await Promise.all(['🕯', '🕯️'].map((emoji) => composeAvatar({ emoji, seed: 1 })));
  const unknown = await composeAvatar({ emoji: 'none', seed: 1 });
  expect(selected && plain?.equals(selected)).toBe(true);
  expect(plain?.equals(unknown)).toBe(false);
});

test('every branch, known or not, gives pictures that uploads would accept', async () => {
  for (const branch of [...BRANCHES, 'unheard of']) {
    const { width, height } = await processPicture(await composePicture({ ...HONEY, branch }));
    expect([width, height], branch).toEqual([960, 720]);
  }
});

test('a portrait is 512 pixels square and the same each time', async () => {
  const portrait = await composeAvatar({ emoji: '👩‍🌾', seed: 3 });
  expect(await processPicture(portrait)).toMatchObject({ width: 512, height: 512 });
  expect(portrait.equals(await composeAvatar({ emoji: '👩‍🌾', seed: 3 }))).toBe(true);
});

test('a drawing does not depend on earlier drawings', async () => {
  const later = await composePicture({ ...HONEY, objects: ['🥧', '🍓', '🫙'], seed: 5 });
  vi.resetModules();
  const { composePicture: composeAfresh } = await import('./index.ts');
  expect(later.equals(await composeAfresh({ ...HONEY, objects: ['🥧', '🍓', '🫙'], seed: 5 }))).toBe(true);
});

test('pictures drawn at the same time do not get into each other', async () => {
  const recipes = ['🥧', '🍓', '🐐', '🌷'].map((emoji, seed) => ({ ...HONEY, objects: [emoji, '🫙'], seed }));
  const together = await Promise.all(recipes.map(composePicture));
  for (const [at, recipe] of recipes.entries()) {
    expect(together[at]?.equals(await composePicture(recipe)), recipe.objects.join()).toBe(true);
  }
});

test('what is only a head looks over something', async () => {
  for (const [seed, emoji] of ['🐔', '🐹', '🐗', '🦊'].entries()) {
    const { placements } = await planScene({ objects: [emoji], seed, view: 0, branch: 'animals' });
    const keys = placements.map(({ source }) => source.key);
    const head = keys.findIndex((key) => key.includes('.webp'));
    expect(
      keys.slice(head + 1).some((key) => /^(barrier|crate-front)-/.test(key)),
      emoji,
    ).toBe(true);
  }
});

test('among animals the animal is shown, not its cup or its cap', async () => {
  for (const objects of [
    ['🏆', '🐓'],
    ['🧢', '🐖'],
    ['👑', '🐝'],
  ]) {
    const { main } = await castOf(objects, 7, 'animals');
    expect(main.traits.stance, objects.join()).not.toBe('stand');
  }
});

test('a cosmetic is shown in what it is sold in', async () => {
  for (const objects of [['🌹', '💧'], ['🐝', '🫙'], ['🧼', '🪻'], ['🛷']]) {
    const { main, props } = await castOf(objects, 5, 'cosmetics');
    expect(main.source.key, objects.join()).toMatch(/^toiletry-/);
    expect(props.every(({ source }) => !source.key.startsWith('toiletry-'))).toBe(true);
  }
});

test('every listing of the demo market can be planned', async () => {
  const listings = planMarket(Date.UTC(2025, 5, 1));
  for (const { picture } of listings.filter((_, at) => at % 7 === 0)) {
    const { placements } = await planScene({ ...picture, view: 0 });
    expect(placements.length, picture.objects.join()).toBeGreaterThan(0);
  }
});

test('the views of a listing are taken in one place and one light, except from above', async () => {
  const scenes = await Promise.all([0, 1, 2, 3, 4].map((view) => planScene({ ...HONEY, objects: ['🫙', '🥒'], view })));
  const atTable = scenes.filter(({ place }) => place.kind !== 'flat');
  expect(atTable.length).toBeGreaterThan(2);
  for (const { place, light, floorY } of atTable) {
    expect([place, light, floorY]).toEqual([atTable[0]?.place, atTable[0]?.light, atTable[0]?.floorY]);
  }
});

test('every object of the demo market can be drawn', async () => {
  const folder = new URL('../', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => /^(ads.)?[\w-]+\.ts$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  const lists = texts.flatMap((text) => [...text.matchAll(/(?:objects: \[([^\]]*)\]|avatar: ('[^']+'))/g)]);
  const emoji = new Set(
    lists.flatMap(([, objects, avatar]) => (objects ?? avatar ?? '').match(/(?<=')[^',]+(?=')/g) ?? []),
  );
  expect(emoji.size).toBeGreaterThan(200);
  expect([...emoji].filter((each) => findObject(each) === undefined)).toEqual([]);
});

test('drawing leaves the door closed to uploaded drawings', async () => {
  await Promise.all([composePicture({ ...HONEY, seed: 91 }), composePicture({ ...HONEY, seed: 92 })]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
});
