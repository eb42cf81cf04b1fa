import type { InfoDocument } from '#contract/web-seam.ts';
import { useT } from '../../lib/i18n.tsx';
import { Blocks } from '../../lib/texts/blocks.tsx';
import { Icon } from '../../ui/icon.tsx';

export interface DocumentSectionProps {
  section: InfoDocument['sections'][number];
  /** Written before the heading. */
  number?: number;
}

/** A section of a document; its heading links to itself. */
export function DocumentSection({ section: { id, heading, paragraphs, items, blocks }, number }: DocumentSectionProps) {
  const t = useT();
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="prose scroll-mt-24 not-first:mt-12">
      <h2 id={`${id}-heading`} className="group mt-0!">
        {number !== undefined && <span className="me-2 text-amber-strong lining-nums tabular-nums">{number}.</span>}
        {heading}
        <a
          href={`#${id}`}
          aria-label={t('pages.sectionLink', { heading })}
          className="ms-2 inline-grid size-7 place-items-center align-middle opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
        >
          <Icon name="link" size={18} />
        </a>
      </h2>
      {blocks && <Blocks blocks={blocks} />}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {items && (
        <ul>
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
