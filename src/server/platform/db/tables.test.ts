import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const FOLDER = new URL('./tables/', import.meta.url);

/** A column as declared by its type, without null and default markers. */
interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

/** All tables with their columns, as declared in `tables/`. */
function readTypes(): Record<string, Record<string, Column>> {
  const tables: Record<string, Record<string, Column>> = {};
  for (const file of readdirSync(FOLDER)) {
    const source = ts.createSourceFile(file, readFileSync(new URL(file, FOLDER), 'utf8'), ts.ScriptTarget.Latest, true);
    const interfaces = source.statements.filter(ts.isInterfaceDeclaration);
    const group = interfaces.find(({ name }) => /^[A-Z][a-z]+Tables$/.test(name.text));
    for (const table of group?.members ?? []) {
      if (!ts.isPropertySignature(table) || !table.type) continue;
      const type = table.type.getText();
      const members = ts.isTypeLiteralNode(table.type)
        ? table.type.members
        : interfaces.find(({ name }) => name.text === type)?.members;
      tables[table.name.getText()] = Object.fromEntries((members ?? []).map(columnOf));
    }
  }
  return tables;
}

function columnOf(member: ts.TypeElement): [string, Column] {
  const text = ts.isPropertySignature(member) ? (member.type?.getText() ?? '') : '';
  const marked = /^(?:Generated|GeneratedAlways)<(.*)>$/s.exec(text)?.[1];
  const type = marked ?? text;
  return [
    member.name?.getText() ?? '',
    {
      type: type.replace(/\s*\| null$/, ''),
      isNullable: /\| null$/.test(type) || ['MaybeMoment', 'MaybeDay'].includes(type),
      hasDefault: marked !== undefined || type === 'MomentByDefault',
    },
  ];
}

/** The TypeScript types for each database type. Integers beyond 2^53 are read as text. */
const READ_AS: Record<string, RegExp> = {
  bool: /^boolean$/,
  bytea: /^Buffer$/,
  date: /^(string|MaybeMoment|MaybeDay)$/,
  float4: /^number$/,
  float8: /^number$/,
  int2: /^(number|[\d |]+)$/,
  int4: /^number$/,
  int8: /^(number|string)$/,
  numeric: /^number$/,
  jsonb: /^JSONColumnType</,
  text: /^(string|[A-Z]\w+|(\s*\|?\s*'\w+')+|\w+\['\w+'\]|.*Id|\(typeof [A-Z_]+\)\[number\])$/s,
  timestamptz: /^(MaybeMoment|Moment|MomentByDefault|Date|ColumnType<Date)/,
};

interface StoredColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
}

async function readColumns(): Promise<StoredColumn[]> {
  const { rows } = await sql<StoredColumn>`
    select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull and a.attgenerated = '' as is_nullable,
      a.atthasdef or a.attidentity <> '' as has_default
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    `.execute(app.client.db);
  return rows;
}

test('the table types match the migrations: columns, nullability, defaults and value types', async () => {
  const types = readTypes();
  const stored = (await readColumns()).filter(({ table }) => table in types);
  const wrong: string[] = [];
  for (const { table, column, type, is_nullable: isNullable, has_default: hasDefault } of stored) {
    const said = types[table]?.[column];
    if (!said) wrong.push(`${table}.${column} has no type`);
    else {
      if (said.isNullable !== isNullable) wrong.push(`${table}.${column} ${isNullable ? 'can' : 'cannot'} be null`);
      if (said.hasDefault && !hasDefault) wrong.push(`${table}.${column} has no default`);
      const isList = type.startsWith('_');
      const read = isList ? said.type.replace(/\[\]$/, '').replace(/^\((.*)\)$/s, '$1') : said.type;
      if (!READ_AS[type.replace(/^_/, '')]?.test(read)) wrong.push(`${table}.${column} is ${type}, not ${said.type}`);
    }
  }
  const names = new Set(stored.map(({ table, column }) => `${table}.${column}`));
  for (const [table, columns] of Object.entries(types)) {
    for (const column of Object.keys(columns))
      if (!names.has(`${table}.${column}`)) wrong.push(`${table}.${column} is not there`);
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(types).length).toBeGreaterThan(40);
});
