import { expect, test } from 'vitest';
import { loadJudge, loadThoroughJudge, roughStrength } from './strength.ts';

test.each([
  ['', 0],
  ['aaaaaaaaaaaa', 0],
  ['krowa12', 0],
  ['krowakrowa', 1],
  ['Krowa 12 pasie', 2],
  ['zielona krowa gra na trąbce', 3],
])('before the judge is there %j is rated %d', (password, strength) => {
  expect(roughStrength(password)).toBe(strength);
});

test('the judge knows what people here choose, names, keyboards and what is known of the owner', async () => {
  const judge = await loadJudge();
  for (const weak of ['zaq12wsx', 'polska123', 'Krzysztof1', 'kochanie', 'qwertyuiop'])
    expect(judge(weak, []), weak).toBeLessThan(2);
  expect(judge('zielona krowa gra na trąbce', [])).toBe(4);
  expect(judge('hankazlowicza', ['hankazlowicza'])).toBeLessThan(judge('hankazlowicza', []));
});

test('the thorough judge also knows what leaked the world over', async () => {
  const rough = await loadJudge();
  const judge = await loadThoroughJudge();
  expect(judge('manchester', [])).toBeLessThan(rough('manchester', []));
});
