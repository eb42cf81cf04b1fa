/** The page of a version of the terms, with the changes since the previous one. */
export function termsPath(version: number): string {
  return `/terms?version=${version}`;
}
