import type { LegalAct } from '#kinds/rules/rule.ts';

/** The acts that a rule is based on, by their Polish titles. */
export function LegalActs({ acts }: { acts: readonly LegalAct[] }) {
  if (acts.length === 0) return null;
  return (
    <ul className="list-disc ps-5">
      {acts.map((act) => (
        <li key={act.name} lang="pl">
          {act.name}
          {act.articles.length > 0 && `: ${act.articles.join(', ')}`}
        </li>
      ))}
    </ul>
  );
}
