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

Lighthouse, a simulated phone on a slow connection, medians of three runs${pages[0]?.bySite[1] ? ', both builds in turn' : ''}; the machine's load was ${load.from.toFixed(1)} to ${load.to.toFixed(1)}, and work beside it makes scores worse. The last two columns are measured with 225 ms and 1.5 Mbit/s applied; alive: seconds until a heart or the filters answer. Goals: ${GOALS}.

| page | score | FCP | LCP | blocked | shift | sent | LCP, applied | alive |
|---|---|---|---|---|---|---|---|---|
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

function rowOf(name: string, { score, fcpS, lcpS, blockedMs, shift, sentBytes, applied }: Painted): string {
  const alive = applied.aliveS === null ? '–' : `${applied.aliveS.toFixed(2)} s`;
  const cells = [score, `${fcpS.toFixed(2)} s`, `${lcpS.toFixed(2)} s`, `${Math.round(blockedMs)} ms`];
  const sent = `${Math.round(sentBytes / 1000)} kB`;
  return `| ${[name, ...cells, shift.toFixed(3), sent, `${applied.lcpS.toFixed(2)} s`, alive].join(' | ')} |`;
}

function shareRow(now: Painted, before: Painted): string {
  const share = (pick: (painted: Painted) => number | null) => ((pick(now) ?? 0) / (pick(before) ?? 0)).toFixed(2);
  const [fcp, lcp, sent, appliedLcp, alive] = [
    share(({ fcpS }) => fcpS),
    share(({ lcpS }) => lcpS),
    share(({ sentBytes }) => sentBytes),
    share(({ applied }) => applied.lcpS),
    share(({ applied }) => applied.aliveS),
  ];
  return `| share | | ${fcp} | ${lcp} | | | ${sent} | ${appliedLcp} | ${alive} |`;
}
