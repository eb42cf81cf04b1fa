import { expect, test } from 'vitest';
import { admitChatFiles, chatFileKind } from './admit-chat-files.ts';

const MEGABYTE = 1024 * 1024;
const picture = (name: string, size = MEGABYTE) => ({ name, size, type: 'image/jpeg' });
const paper = (name: string, size = MEGABYTE) => ({ name, size, type: 'application/pdf' });

test('pictures and PDFs are accepted, even when the phone reports no type', () => {
  expect(chatFileKind(picture('a.jpg'))).toBe('picture');
  expect(chatFileKind(paper('a.pdf'))).toBe('pdf');
  expect(chatFileKind({ name: 'SKAN.PDF', type: '' })).toBe('pdf');
  expect(chatFileKind({ name: 'ser.webp', type: '' })).toBe('picture');
});

test.each([
  { name: 'a.svg', type: 'image/svg+xml' },
  { name: 'a.gif', type: 'image/gif' },
  { name: 'faktura.pdf', type: 'application/x-msdownload' },
  { name: 'a.docx', type: '' },
])('$name of type "$type" is rejected', (file) => {
  expect(chatFileKind(file)).toBeNull();
});

test('wrong files are rejected with reasons, the others are kept', () => {
  const [good, other] = [picture('dobre.jpg'), paper('cennik.pdf')];
  const wrong = { name: 'film.mp4', size: 5, type: 'video/mp4' };
  const large = paper('duzy.pdf', 10 * MEGABYTE + 1);
  expect(admitChatFiles([wrong, good, large, other], 5)).toEqual({
    accepted: [good, other],
    refused: [
      { file: wrong, reason: 'format' },
      { file: large, reason: 'size' },
    ],
  });
});

test('a large picture is accepted, as it can be resized; one beyond the limit or an empty file is not', () => {
  const { accepted, refused } = admitChatFiles(
    [
      picture('30MB.jpg', 30 * MEGABYTE),
      picture('200MB.jpg', 200 * MEGABYTE),
      picture('0.jpg', 0),
      paper('10MB.pdf', 10 * MEGABYTE),
    ],
    5,
  );
  expect(accepted.map(({ name }) => name)).toEqual(['30MB.jpg', '10MB.pdf']);
  expect(refused.map(({ reason }) => reason)).toEqual(['size', 'format']);
});

test('no more files are accepted than fit', () => {
  const files = [1, 2, 3].map((number) => picture(`${number}.jpg`));
  const { accepted, refused } = admitChatFiles(files, 2);
  expect(accepted).toHaveLength(2);
  expect(refused).toEqual([{ file: files[2], reason: 'tooMany' }]);
});
