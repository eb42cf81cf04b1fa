import { XMLParser } from 'fast-xml-parser';
import { ATTRIBUTES, MODELS, VALUES } from './fa3-schema.ts';

/** A parsed element, its children in order. */
interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  readonly text: string;
}

interface Model {
  readonly pattern: RegExp;
  readonly types: Readonly<Record<string, string>>;
}

const ITEM = /([A-Za-z]\w*)(?::(\w+))?/g;
const models = new Map(Object.entries(MODELS).map(([type, source]) => [type, compile(source)]));

/** A content model as a pattern over the children's names, each followed by a space. */
function compile(source: string): Model {
  const types = Object.fromEntries(
    [...source.matchAll(ITEM)].flatMap(([, name = '', type]) => (type ? [[name, type]] : [])),
  );
  const pattern = source.replace(ITEM, (_, name: string) => `(?:${name}#)`).replace(/\s+/g, '');
  return { pattern: new RegExp(`^(?:${pattern.replaceAll('#', ' ')})$`), types };
}

/** The schema violations of an XML document, each with its path; empty for a valid invoice. */
export function listFaults(xml: string): string[] {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return ['/: no declaration of UTF-8'];
  const roots = nodesOf(parser.parse(xml)).filter(({ name }) => name !== '?xml');
  const [root] = roots;
  if (!root || roots.length !== 1 || root.name !== 'Faktura') return ['/: the root is not Faktura'];
  return faultsOf(root, 'Faktura', '/Faktura');
}

function faultsOf(node: Node, type: string, way: string): string[] {
  return [...attributeFaults(node, way), ...contentFaults(node, type, way)];
}

function attributeFaults({ name, attributes }: Node, way: string): string[] {
  const wanted = Object.entries(ATTRIBUTES[name] ?? {});
  const isAll =
    wanted.length === Object.keys(attributes).length && wanted.every(([key, value]) => attributes[key] === value);
  return isAll ? [] : [`${way}: attributes ${JSON.stringify(attributes)}`];
}

function contentFaults({ children, text }: Node, type: string, way: string): string[] {
  const model = models.get(type);
  if (!model) {
    const isRight = children.length === 0 && VALUES[type]?.(text);
    return isRight ? [] : [`${way}: “${text}” is no ${type}`];
  }
  const names = children.map(({ name }) => `${name} `).join('');
  if (!model.pattern.test(names) || text.trim() !== '') return [`${way}: has ${names}${text.trim()}`];
  return children.flatMap((child) => {
    const childType = model.types[child.name];
    const childWay = `${way}/${child.name}`;
    return childType ? faultsOf(child, childType, childWay) : [`${childWay}: is not known here`];
  });
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

type Raw = Record<string, unknown>;

function nodesOf(raw: readonly Raw[]): Node[] {
  return raw.flatMap((each) => {
    const name = Object.keys(each).find((key) => key !== ':@');
    if (!name || name === '#text') return [];
    const inner = each[name] as Raw[];
    const text = inner.map((part) => ('#text' in part ? String(part['#text']) : '')).join('');
    return [{ name, attributes: (each[':@'] ?? {}) as Record<string, string>, children: nodesOf(inner), text }];
  });
}

/** The texts of all elements with a name. */
export function textsOf(xml: string, name: string): string[] {
  const all = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...all(node.children)]);
  return all(nodesOf(parser.parse(xml)))
    .filter((node) => node.name === name)
    .map(({ text }) => text);
}
