import { Fragment } from 'react';
import { useLanguage } from '../../../lib/i18n.tsx';
import { writtenLang } from '../../../lib/written-lang.ts';
import { withTiedLetters } from '../../../ui/tied-letters.ts';
import { type Run, textBlocks } from './rich-text.ts';

/** The seller's description: paragraphs, lists and bold text; no other markup is recognised. */
export function Description({ text }: { text: string }) {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="mb-3 text-heading">
        {t('detail.description')}
      </h2>
      <div
        className="prose wrap-anywhere print:max-w-none print:text-[9.5pt] print:leading-snug"
        lang={writtenLang(locale)}
      >
        {textBlocks(text).map(({ is, lines }, index) =>
          is === 'list' ? (
            <ul key={index}>
              {lines.map((runs, number) => (
                <li key={number}>
                  <Runs runs={runs} />
                </li>
              ))}
            </ul>
          ) : (
            <p key={index}>
              {lines.map((runs, number) => (
                <Fragment key={number}>
                  {number > 0 && <br />}
                  <Runs runs={runs} />
                </Fragment>
              ))}
            </p>
          ),
        )}
      </div>
    </section>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, isBold }, index) => {
    const tied = withTiedLetters(text);
    return isBold ? <strong key={index}>{tied}</strong> : <Fragment key={index}>{tied}</Fragment>;
  });
}
