/** A JSON schema, as far as the contract uses it. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly $ref?: string;
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * The TypeScript type of a JSON schema.
 *
 * self     the type itself, for schemas that contain themselves.
 * @throws  Error for any other reference, which would need a name
 */
export function typeText(schema: unknown, indent: string, self: string): string {
  const known = schema as Schema;
  if (known.$ref === '#') return self;
  if (known.$ref) throw new Error(`cannot name the type of ${known.$ref}`);
  if (known.const !== undefined) return literal(known.const);
  if (known.enum) return known.enum.map(literal).join(' | ');
  const union = known.anyOf ?? known.oneOf;
  if (union) return unique(union.map((each) => typeText(each, indent, self))).join(' | ');
  if (known.allOf) return known.allOf.map((each) => `(${typeText(each, indent, self)})`).join(' & ');
  if (typeof known.type === 'object')
    return known.type.map((type) => typeText({ ...known, type }, indent, self)).join(' | ');
  return simpleText(known, indent, self);
}

function simpleText(schema: Schema, indent: string, self: string): string {
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return arrayText(schema.items ?? {}, indent, self);
    case 'object':
      return objectText(schema, indent, self);
    default:
      return 'unknown';
  }
}

function arrayText(items: Schema, indent: string, self: string): string {
  const text = typeText(items, indent, self);
  const isUnion = items.enum ?? items.anyOf ?? items.oneOf ?? items.allOf ?? typeof items.type === 'object';
  return isUnion ? `(${text})[]` : `${text}[]`;
}

function objectText(
  { properties, required = [], additionalProperties, propertyNames }: Schema,
  indent: string,
  self: string,
): string {
  if (properties && Object.keys(properties).length > 0) {
    const fields = Object.entries(properties).map(([name, each]) => {
      const key = NAME.test(name) ? name : `'${name}'`;
      return `${indent}  ${key}${required.includes(name) ? '' : '?'}: ${typeText(each, `${indent}  `, self)};\n`;
    });
    return `{\n${fields.join('')}${indent}}`;
  }
  if (typeof additionalProperties === 'object') {
    const key = propertyNames ? typeText(propertyNames, indent, self) : 'string';
    const value = typeText(additionalProperties, indent, self);
    // A schema that names all keys requires each of them.
    return required.length > 0 || key === 'string' ? `Record<${key}, ${value}>` : `Partial<Record<${key}, ${value}>>`;
  }
  return 'Record<string, unknown>';
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
