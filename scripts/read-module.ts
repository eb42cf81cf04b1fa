import { type ESTree, parseSync, Visitor } from 'vite';

/** What a module contributes: the messages that it uses, and the modules that it loads into the browser. */
export interface ReadModule {
  /** Files with value imports, static or dynamic, without those of `late`. */
  readonly imports: readonly string[];
  /** The same without `import(…)`, including what only the server runs. */
  readonly staticImports: readonly string[];
  /** Modules loaded later together with their own part. */
  readonly late: readonly { readonly part: string; readonly imports: readonly string[] }[];
  /** The part that the module loads for itself; null for most. */
  readonly ownPart: string | null;
  /** The part with which a loader starts its page. */
  readonly started: string | null;
  /** Every string literal in it, which includes the message ids. */
  readonly texts: ReadonlySet<string>;
  /** Templates, each as the texts around its placeholders. */
  readonly patterns: readonly (readonly string[])[];
}

export interface ReadOptions {
  /** A route's loader and action stay on the server, with everything that only they use. */
  readonly isRoute: boolean;
  readonly resolve: (source: string) => string | null;
}

const ON_SERVER = ['loader', 'action', 'headers', 'middleware'];

/** The facts of one statement. */
interface Facts {
  readonly texts: string[];
  readonly patterns: string[][];
  readonly dynamic: string[];
  readonly late: string[];
  readonly started: string[];
  readonly names: Set<string>;
}

/** Parses a module. @throws Error if a message id is built in a way that cannot be followed */
export function readModule(text: string, path: string, { isRoute, resolve }: ReadOptions): ReadModule {
  const { program } = parseSync(path, text);
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const statements = program.body
    .filter((statement) => statement.type !== 'ImportDeclaration')
    .map((statement) => ({ statement, facts: factsOf(statement, path) }));
  const alive = isRoute ? aliveIn(statements) : statements;
  const used = new Set(alive.flatMap(({ facts }) => [...facts.names]));
  const files = (sources: readonly string[]) => sources.map(resolve).filter((file) => file !== null);
  const reexported = statements.flatMap(({ statement }) => reexportOf(statement));
  const importedHere = imports.filter((statement) => !isRoute || isUsed(statement, used)).flatMap(sourceOf);
  const late = alive.filter(({ facts }) => facts.late.length > 0);
  const withImports = late.filter(({ facts }) => facts.dynamic.length > 0);
  const ownPart = late.find(({ facts }) => facts.dynamic.length === 0)?.facts.late[0] ?? null;
  const early = alive.filter(({ facts }) => facts.late.length === 0).flatMap(({ facts }) => facts.dynamic);
  return {
    imports: files([...importedHere, ...reexported, ...early]),
    staticImports: files([...imports.flatMap(sourceOf), ...reexported]),
    late: withImports.map(({ facts }) => ({ part: facts.late[0] ?? '', imports: files(facts.dynamic) })),
    ownPart,
    started: statements.flatMap(({ facts }) => facts.started)[0] ?? null,
    texts: new Set(alive.flatMap(({ facts }) => facts.texts)),
    patterns: alive.flatMap(({ facts }) => facts.patterns),
  };
}

function sourceOf(statement: ESTree.ImportDeclaration): string[] {
  const isOnlyTypes =
    statement.importKind === 'type' ||
    (statement.specifiers.length > 0 &&
      statement.specifiers.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type'));
  return isOnlyTypes ? [] : [statement.source.value];
}

function isUsed({ specifiers }: ESTree.ImportDeclaration, used: ReadonlySet<string>): boolean {
  return specifiers.length === 0 || specifiers.some(({ local }) => used.has(local.name));
}

function reexportOf(statement: ESTree.Statement): string[] {
  if (statement.type === 'ExportAllDeclaration') return statement.exportKind === 'type' ? [] : [statement.source.value];
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
  return statement.source ? [statement.source.value] : [];
}

type Read = { readonly statement: ESTree.Statement; readonly facts: Facts };

/** The statements of a route that remain in the browser. */
function aliveIn(all: readonly Read[]): readonly Read[] {
  const alive = new Set(all.filter(({ statement }) => isRoot(statement)));
  for (const one of alive) {
    for (const other of all) {
      if (!alive.has(other) && namesOf(other.statement).some((name) => one.facts.names.has(name))) alive.add(other);
    }
  }
  return all.filter((each) => alive.has(each));
}

/** Statements exported to the browser, or executed on load. */
function isRoot(statement: ESTree.Statement): boolean {
  if (statement.type === 'ExportDefaultDeclaration' || statement.type === 'ExpressionStatement') return true;
  if (statement.type !== 'ExportNamedDeclaration') return false;
  return !namesOf(statement).some((name) => ON_SERVER.includes(name));
}

/** The names that a statement declares. */
function namesOf(statement: ESTree.Statement): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return declared && 'id' in declared && declared.id && 'name' in declared.id ? [declared.id.name as string] : [];
}

function factsOf(statement: ESTree.Statement, path: string): Facts {
  const facts: Facts = { texts: [], patterns: [], dynamic: [], late: [], started: [], names: new Set() };
  const argument = (call: ESTree.CallExpression, index: number): string => {
    const node = call.arguments[index];
    if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
    throw new Error(`${path}: name the part of the messages with a text`);
  };
  new Visitor({
    Identifier: ({ name }) => void facts.names.add(name),
    JSXIdentifier: ({ name }) => void facts.names.add(name),
    Literal: ({ value }) => void (typeof value === 'string' && facts.texts.push(value)),
    TemplateLiteral({ quasis }) {
      const pieces = quasis.map(({ value }) => value.cooked ?? '');
      if (/^[a-z][A-Za-z]*\./.test(pieces[0] ?? '')) facts.patterns.push(pieces);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') facts.dynamic.push(source.value);
    },
    CallExpression(call) {
      if (call.callee.type !== 'Identifier') return;
      if (call.callee.name === 'loadMessages') facts.late.push(argument(call, 0));
      if (call.callee.name === 'startPage') facts.started.push(argument(call, 1));
      if (call.callee.name === 't') assertReadable(call, path);
    },
  }).visit({ type: 'Program', body: [statement], sourceType: 'module', start: 0, end: 0 } as never);
  return facts;
}

/** An id is a string literal, a template that starts with one, or a name for one of these: never a concatenation. */
function assertReadable(call: ESTree.CallExpression, path: string): void {
  const id = call.arguments[0];
  const isOpen = id?.type === 'TemplateLiteral' && !id.quasis[0]?.value.cooked;
  if (id?.type === 'BinaryExpression' || isOpen)
    throw new Error(`${path}: say the message's id as a text or as a template that begins with its feature`);
}
