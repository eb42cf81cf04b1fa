import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

/**
 * Any character of Unicode: the same values as the unit `binary` of `fc.string`, which on first use builds a table of
 * all characters, which takes half a second and keeps 130 MB for as long as the process lives.
 */
const anyCharacter = fc.nat({ max: LAST - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (character) => {
    const [point = Number.NaN, ...more] = Array.from(String(character), (each) => each.codePointAt(0));
    const isSurrogate = point >= SURROGATES.first && point < SURROGATES.first + SURROGATES.count;
    if (Number.isNaN(point) || more.length > 0 || isSurrogate) throw new Error('not one character');
    return point < SURROGATES.first ? point : point - SURROGATES.count;
  },
);

/** Text of any characters of Unicode. */
export function anyText(lengths: fc.StringSharedConstraints = {}): fc.Arbitrary<string> {
  return fc.string({ ...lengths, unit: anyCharacter });
}
