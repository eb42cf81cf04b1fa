import type { InfoDocument } from '#contract/web-seam.ts';
import { useT } from '../../lib/i18n.tsx';
import { useCurrentSection } from '../../lib/use-current-section.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

interface ContentsProps {
  sections: InfoDocument['sections'];
  numbered?: boolean;
}

/** A document's headings as links: beside the text where there is room, collapsed above it on phones. */
export function TableOfContents({ sections, numbered }: ContentsProps) {
  const t = useT();
  const current = useCurrentSection(sections.map(({ id }) => id));
  const title = t('pages.contents');
  return (
    <>
      <nav aria-label={title} className="card mb-6 px-4 lg:hidden print:hidden">
        <Disclosure summary={title}>
          <Entries sections={sections} numbered={numbered} current={null} />
        </Disclosure>
      </nav>
      <nav
        aria-label={title}
        className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain max-lg:hidden print:hidden"
      >
        <p className="mb-2 ps-4 text-sm font-bold text-amber-strong">{title}</p>
        <Entries sections={sections} numbered={numbered} current={current} />
      </nav>
    </>
  );
}

function Entries({ sections, numbered, current }: ContentsProps & { current: string | null }) {
  return (
    <ol className="mb-3 border-s-2 border-line">
      {sections.map(({ id, heading }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={classNames(
              '-ms-0.5 flex min-h-11 items-center gap-2 border-s-2 py-1.5 ps-4 text-[0.9375rem] leading-snug hover:text-primary-strong',
              id === current ? 'border-primary font-bold text-primary-strong' : 'border-transparent text-muted',
            )}
          >
            {numbered && <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span>}
            <span className="min-w-0">{heading}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
