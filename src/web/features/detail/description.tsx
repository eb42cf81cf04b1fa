import { Fragment } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paragraphsOf, withTiedLetters } from './detail-texts.ts';

/** What the seller wrote: plain text, its paragraphs and lines as they are. */
export function Description({ text }: { text: string }) {
  const t = useT();
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="mb-3 text-heading">
        {t('detail.description')}
      </h2>
      <div className="prose wrap-anywhere">
        {paragraphsOf(text).map((lines, index) => (
          <p key={index}>
            {lines.map((line, number) => (
              <Fragment key={number}>
                {number > 0 && <br />}
                {withTiedLetters(line)}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </section>
  );
}
