/** A stored number (E.164) as people write it: `501 502 503` for a Polish one, else with its prefix, as it is stored. */
export function phoneText(stored: string): string {
  const polish = /^\+48(\d{3})(\d{3})(\d{3})$/.exec(stored);
  return polish ? polish.slice(1).join(' ') : stored;
}
