import { expect, test } from 'vitest';
import { admitFiles, HOPELESS_BYTES } from './admit-files.ts';

const file = (name: string, type = 'image/jpeg', size = 1000) => ({ name, type, size });

test('pictures are taken, other files are refused with their reason', () => {
  const { accepted, refused, tooMany } = admitFiles(
    [
      file('ser.jpg'),
      file('umowa.pdf', 'application/pdf'),
      file('logo.svg', 'image/svg+xml'),
      file('telefon.HEIC', 'image/heic'),
      file('plakat.png', 'image/png', HOPELESS_BYTES + 1),
    ],
    10,
  );
  expect(accepted.map(({ name }) => name)).toEqual(['ser.jpg']);
  expect(refused.map(({ file: { name }, reason }) => [name, reason])).toEqual([
    ['umowa.pdf', 'format'],
    ['logo.svg', 'format'],
    ['telefon.HEIC', 'format'],
    ['plakat.png', 'size'],
  ]);
  expect(tooMany).toBeNull();
});

test('a file whose type the phone does not tell is judged by its name', () => {
  expect(admitFiles([file('IMG_0001.JPG', ''), file('notatka', '')], 10).accepted).toHaveLength(1);
});

test('too many at once: none is taken, and the allowed number is told', () => {
  const three = [file('a.jpg'), file('b.jpg'), file('c.jpg')];
  expect(admitFiles(three, 2)).toEqual({ accepted: [], refused: [], tooMany: 2 });
  expect(admitFiles(three, 3).accepted).toHaveLength(3);
});
