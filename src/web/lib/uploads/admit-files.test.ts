import { expect, test } from 'vitest';
import { admitFiles, HOPELESS_BYTES } from './admit-files.ts';

const file = (name: string, type = 'image/jpeg', size = 1000) => ({ name, type, size });

test('pictures are accepted, other files are rejected with a reason', () => {
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
  expect(accepted.map(({ name }) => name)).toEqual(['ser.jpg', 'telefon.HEIC']);
  expect(refused.map(({ file: { name }, reason }) => [name, reason])).toEqual([
    ['umowa.pdf', 'format'],
    ['logo.svg', 'format'],
    ['plakat.png', 'size'],
  ]);
  expect(tooMany).toBeNull();
});

test('a file without a reported type is judged by its name', () => {
  expect(
    admitFiles([file('IMG_0001.JPG', ''), file('IMG_0002.HEIC', ''), file('notatka', '')], 10).accepted,
  ).toHaveLength(2);
});

test('too many at once: none is accepted, and the limit is given', () => {
  const three = [file('a.jpg'), file('b.jpg'), file('c.jpg')];
  expect(admitFiles(three, 2)).toEqual({ accepted: [], refused: [], tooMany: 2 });
  expect(admitFiles(three, 3).accepted).toHaveLength(3);
});
