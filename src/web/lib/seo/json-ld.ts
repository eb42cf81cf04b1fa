import type { MetaDescriptor } from 'react-router';

export type LdValue = string | number | boolean | null | undefined | LdObject | readonly LdValue[];

/** A schema.org node; undefined members are omitted. */
export interface LdObject {
  readonly [name: string]: LdValue;
}

/** A node as the content of a script of that type: no text in it can end the script. */
export function jsonLdText(data: LdObject): string {
  return JSON.stringify(inContext(data)).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}

function inContext(data: LdObject): LdObject {
  return { '@context': 'https://schema.org', ...data };
}

/**
 * Structured data as a descriptor for a route's `meta`. React Router escapes `<`, `>` and `&` as \u sequences, so no
 * text can end the script. A script of this type is not executed, so the CSP allows it.
 */
export function jsonLd(data: LdObject): MetaDescriptor {
  return { 'script:ld+json': inContext(data) };
}
