import type { MetaDescriptor } from 'react-router';

export type LdValue = string | number | boolean | null | undefined | LdObject | readonly LdValue[];

/** A node of linked data in the words of schema.org; undefined members are not there. */
export interface LdObject {
  readonly [name: string]: LdValue;
}

/**
 * Linked data as a descriptor for a route's `meta`. React Router writes it with `<`, `>` and `&` as \u escapes, so no
 * text in it can end the script. A script of this type is never run, and no policy forbids it.
 */
export function jsonLd(data: LdObject): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } };
}
