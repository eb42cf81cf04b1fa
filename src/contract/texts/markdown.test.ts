import { expect, test } from 'vitest';
import { differenceOf, nearChanges } from './difference.ts';
import { escapeMarkdown, fillSections, linesOf, parseMarkdown } from './markdown.ts';

const KNOWN = ['operator.name', 'operator.email'];
const parse = (text: string) => parseMarkdown(text, KNOWN);
const faultsOf = (text: string) => parse(text).faults.map(({ line, fault }) => `${line} ${fault}`);

test('a text becomes sections with paragraphs, lists and tables', () => {
  const { sections, faults } = parse(
    [
      '## Dane osobowe {#personal-data}',
      '',
      'Pierwszy **ważny** wiersz',
      'i drugi: [kontakt](/contact).',
      '- jedno',
      '- drugie',
      '1. po kolei',
      '### Tabela',
      '| Co | Jak długo |',
      '| --- | --- |',
      '| konto | rok |',
      '## Łódź i ślady',
    ].join('\n'),
  );
  expect(faults).toEqual([]);
  expect(sections.map(({ id }) => id)).toEqual(['personal-data', 'lodz-i-slady']);
  expect(sections[0]?.blocks).toEqual([
    {
      type: 'paragraph',
      line: [
        { text: 'Pierwszy ' },
        { text: 'ważny', isBold: true },
        { text: ' wiersz i drugi: ' },
        { text: 'kontakt', href: '/contact' },
        { text: '.' },
      ],
    },
    { type: 'list', isNumbered: false, items: [[{ text: 'jedno' }], [{ text: 'drugie' }]] },
    { type: 'list', isNumbered: true, items: [[{ text: 'po kolei' }]] },
    { type: 'heading', line: [{ text: 'Tabela' }] },
    {
      type: 'table',
      head: [[{ text: 'Co' }], [{ text: 'Jak długo' }]],
      rows: [[[{ text: 'konto' }], [{ text: 'rok' }]]],
    },
  ]);
});

test.each([
  ['bez nagłówka', '1 section'],
  ['# Tytuł', '1 section'],
  ['## A\n#### B', '2 heading'],
  ['## A\n\n<script>alert(1)</script>', '3 html'],
  ['## A\n[tu](javascript:alert(1))', '2 link'],
  ['## A\n[tu](//zly.example)', '2 link'],
  ['## A\n**bez końca', '2 bold'],
  ['## A\n{{operator.nmae}}', '2 placeholder'],
  ['## A\n{{operator.name', '2 placeholder'],
  ['## A\n| a | b |\n| --- | --- |\n| c |', '4 table'],
  ['## A\n| a |', '2 table'],
  ['## A\n## A', '2 anchor'],
])('%j is wrong: %s', (text, fault) => {
  expect(faultsOf(text)[0]).toBe(fault);
});

test('HTML and Markdown in a value are shown literally', () => {
  const values = { 'operator.name': '**Gospoda** <b>', 'operator.email': 'a@b.example' };
  const { sections } = parse('## A\n[{{operator.name}}](mailto:{{operator.email}})');
  expect(fillSections(sections, values)[0]?.blocks).toEqual([
    { type: 'paragraph', line: [{ text: '**Gospoda** <b>', href: 'mailto:a@b.example' }] },
  ]);
});

test.each(['a * b', '[nawias]', 'c:\\x', 'a | b', '# nie nagłówek', '- nie lista', '1. nie lista'])(
  '%j can be written so that it stays as it is',
  (text) => {
    expect(linesOf(parse(`## A\n${escapeMarkdown(text)}`).sections)).toEqual(['A', text]);
  },
);

test('a diff shows changed words, added and removed lines', () => {
  const lines = differenceOf(
    ['Regulamin', 'Masz 7 dni na zwrot.', 'To znika całkiem.', 'Koniec'],
    ['Regulamin', 'Masz 14 dni na zwrot.', 'Koniec', 'Zupełnie nowe zdanie.'],
  );
  expect(lines).toEqual([
    { is: 'same', text: 'Regulamin' },
    {
      is: 'changed',
      pieces: [
        { is: 'same', text: 'Masz ' },
        { is: 'removed', text: '7' },
        { is: 'added', text: '14' },
        { is: 'same', text: ' dni na zwrot.' },
      ],
    },
    { is: 'removed', text: 'To znika całkiem.' },
    { is: 'same', text: 'Koniec' },
    { is: 'added', text: 'Zupełnie nowe zdanie.' },
  ]);
});

test('lines far from every change are left out', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f'];
  const near = nearChanges(differenceOf(before, [...before, 'g']));
  expect(near).toEqual([null, { is: 'same', text: 'f' }, { is: 'added', text: 'g' }]);
});
