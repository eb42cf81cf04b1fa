/** A version of the terms, with what has changed since the one before. */
export function termsPath(version: number): string {
  return `/terms?version=${version}`;
}
