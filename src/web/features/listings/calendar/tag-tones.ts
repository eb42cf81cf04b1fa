const TONES: Readonly<Record<string, string>> = {
  harvest_festival: 'tone-amber',
  trade_fair: 'tone-info',
  festival: 'tone-danger',
  fair: 'tone-primary',
  concert: '[--tint:var(--linen)] [--tone:var(--ink)]',
};

/** The colours of an event type: classes that set `--tint` for backgrounds and `--tone` for their content. */
export function tagTone(tag: string | null): string {
  return (tag !== null && TONES[tag]) || 'tone-primary';
}
