import { expect, test } from 'vitest';
import { loadJudge, loadThoroughJudge, roughStrength } from './strength.ts';

test.each([
  ['', 0],
  ['aaaaaaaaaaaa', 0],
  ['krowa12', 0],
  ['krowakrowa', 1],
  ['Krowa 12 pasie', 2],
  ['zielona krowa gra na trąbce', 3],
])('before the judge is loaded %j is rated %d', (password, strength) => {
  expect(roughStrength(password)).toBe(strength);
});

test("the judge knows local passwords, names, keyboard patterns and the owner's data", async () => {
  const judge = await loadJudge();
  for (const weak of ['zaq12wsx', 'polska123', 'Krzysztof1', 'kochanie', 'qwertyuiop'])
    expect(judge(weak, []).strength, weak).toBeLessThan(2);
  expect(judge('zielona krowa gra na trąbce', []).strength).toBe(4);
  expect(judge('hankazlowicza', ['hankazlowicza']).strength).toBeLessThan(judge('hankazlowicza', []).strength);
});

test('the thorough judge also knows passwords leaked worldwide', async () => {
  const rough = await loadJudge();
  const judge = await loadThoroughJudge();
  expect(judge('manchester', []).strength).toBeLessThan(rough('manchester', []).strength);
});
