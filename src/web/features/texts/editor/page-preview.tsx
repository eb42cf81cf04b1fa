import { useDeferredValue, useMemo } from 'react';
import { fillPlaceholders, fillSections, parseMarkdown } from '#contract/texts/markdown.ts';
import type { DeskText } from '#contract/texts/texts.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Blocks } from '../../../lib/texts/blocks.tsx';
import type { TextFields } from './typed.ts';

const FRAME = 'card max-h-[85dvh] overflow-y-auto';

/** How a document or the words of a page will look, with the operator's data filled in. */
export function PagePreview({ text, fields }: { text: DeskText; fields: TextFields }) {
  const t = useT();
  const { locale, placeholders } = text;
  const { title = '', lead = '', body = '', ...others } = useDeferredValue(fields);
  const sections = useMemo(
    () => fillSections(parseMarkdown(body, Object.keys(placeholders)).sections, placeholders),
    [body, placeholders],
  );
  const fill = (written: string) => fillPlaceholders(written, placeholders);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div role="region" aria-label={t('texts.preview')} tabIndex={0} lang={locale} className={FRAME}>
      <header className="border-b border-line bg-linen px-5 py-6 sm:px-7">
        <p className="font-heading text-heading font-bold wrap-anywhere">{fill(title)}</p>
        <p className="mt-2 text-muted wrap-anywhere">{fill(lead)}</p>
      </header>
      <div className="px-5 py-6 empty:hidden sm:px-7">
        {Object.entries(others).map(([name, said]) => (
          <p key={name}>{fill(said)}</p>
        ))}
        {sections.map(({ id, heading, blocks }) => (
          <div key={id} className="prose not-first:mt-9">
            <h3 className="mt-0! text-subheading">{heading}</h3>
            <Blocks blocks={blocks} />
          </div>
        ))}
      </div>
    </div>
  );
}
