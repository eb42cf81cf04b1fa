import type { Painted, PaintReport } from './paint.ts';

const HEADING = '## Painted, on a phone';

const GOALS = 'score ≥ 95, FCP ≤ 1.4 s, LCP ≤ 1.8 s, alive ≤ 2.5 s';

/** The section of RESULTS.md; with a second site also its figures, and the first site's as a share of them. */
export function paintSection({ pages, load }: PaintReport): string {
  const rows = pages.flatMap(({ name, bySite: [site, other] }) => [
    rowOf(`**${name}**`, site as Painted),
    ...(other ? [rowOf('before', other), shareRow(site as Painted, other)] : []),
  ]);
  return `${HEADING}

Lighthouse, a simulated phone on a slow connection, medians of three runs${pages[0]?.bySite[1] ? ', both builds in turn' : ''}; the machine's load was ${load.from.toFixed(1)} to ${load.to.toFixed(1)}, and work beside it makes scores worse. Alive: seconds until a heart or the filters answer, with 225 ms and 1.5 Mbit/s applied. Goals: ${GOALS}.

| page | score | FCP | LCP | blocked | shift | sent | alive |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The results with this section in place of the former one, or at their end. */
export function withPaintSection(results: string, section: string): string {
  const from = results.indexOf(HEADING);
  if (from < 0) return `${results.trimEnd()}\n\n${section}`;
  const next = results.indexOf('\n## ', from);
  return results.slice(0, from) + section + (next < 0 ? '' : results.slice(next));
}

function rowOf(name: string, { score, fcpS, lcpS, blockedMs, shift, sentBytes, aliveS }: Painted): string {
  const alive = aliveS === null ? '–' : `${aliveS.toFixed(2)} s`;
  const cells = [score, `${fcpS.toFixed(2)} s`, `${lcpS.toFixed(2)} s`, `${Math.round(blockedMs)} ms`];
  return `| ${[name, ...cells, shift.toFixed(3), `${Math.round(sentBytes / 1000)} kB`, alive].join(' | ')} |`;
}

function shareRow(now: Painted, before: Painted): string {
  const share = (key: 'fcpS' | 'lcpS' | 'sentBytes' | 'aliveS') => ((now[key] ?? 0) / (before[key] ?? 0)).toFixed(2);
  return `| share | | ${share('fcpS')} | ${share('lcpS')} | | | ${share('sentBytes')} | ${share('aliveS')} |`;
}
