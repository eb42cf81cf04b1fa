import type { MetaDescriptor } from 'react-router';

export type LdValue = string | number | boolean | null | undefined | LdObject | readonly LdValue[];

/** A schema.org node; undefined members are omitted. */
export interface LdObject {
  readonly [name: string]: LdValue;
}

/**
 * Structured data as a descriptor for a route's `meta`. React Router escapes `<`, `>` and `&` as \u sequences, so no
 * text can end the script. A script of this type is not executed, so the CSP allows it.
 */
export function jsonLd(data: LdObject): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } };
}
