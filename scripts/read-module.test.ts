import { expect, test } from 'vitest';
import { readModule } from './read-module.ts';

function read(text: string, isRoute = false) {
  return readModule(text, 'a.tsx', { isRoute, resolve: (source) => source });
}

test('texts and templates of a module are found, including in JSX', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a module
  const { texts, patterns } = read('export const A = () => <p title={t("a.title")}>{t(`a.of.${name}.end`)}</p>;');
  expect([...texts]).toEqual(['a.title']);
  expect(patterns).toEqual([['a.of.', '.end']]);
});

test('type-only imports are not followed', () => {
  const { imports } = read(`
    import type { A } from './a.ts';
    import { type B } from './b.ts';
    import { c, type D } from './c.ts';
    export { e } from './e.ts';
    export type { F } from './f.ts';
    export const later = () => import('./g.ts');`);
  expect(imports).toEqual(['./c.ts', './e.ts', './g.ts']);
});

test('of a route only the browser’s part counts', () => {
  const route = `
    import { load } from './load.ts';
    import { Page } from './page.tsx';
    const PATH = 'server.only';
    const TITLE = 'browser.too';
    export async function loader(args) { return load(await startPage(args, 'home'), PATH, t('server.said')); }
    export const meta = () => TITLE;
    export default function Home() { return <Page />; }`;
  expect(read(route, true)).toMatchObject({
    imports: ['./page.tsx'],
    started: 'home',
    texts: new Set(['browser.too']),
  });
  expect(read(route).imports).toEqual(['./load.ts', './page.tsx']);
});

test('a lazily loaded module with its own messages is kept apart', () => {
  const { imports, late, ownPart } = read(`
    export const one = lazy(() => import('./one.tsx'));
    export async function two() {
      const [{ Two }] = await Promise.all([import('./two.tsx'), loadMessages('second')]);
      return { default: Two };
    }`);
  expect(imports).toEqual(['./one.tsx']);
  expect(late).toEqual([{ part: 'second', imports: ['./two.tsx'] }]);
  expect(ownPart).toBeNull();
});

test('a module that loads messages for itself takes all its messages from them', () => {
  expect(read("async function tell() { await loadMessages('own'); say(t('own.done')); }").ownPart).toBe('own');
});

test.each([
  ["t('a.' + name)", 'id'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a module
  ['t(`${feature}.title`)', 'id'],
  ['loadMessages(name)', 'part'],
  ['startPage(args, name)', 'part'],
])('%s is refused, as nobody could find the %s', (call) => {
  expect(() => read(`export const a = () => ${call};`)).toThrow('a.tsx');
});
