import { useLanguage } from '../../../lib/i18n.tsx';
import { writtenLang } from '../../../lib/written-lang.ts';
import { textDetail, webAddress } from './detail-texts.ts';
import type { ListingProps } from './listing-props.ts';
import { OutsideLink } from './outside-link.tsx';
import { programmeLines } from './schedule-texts.ts';

/** An event's programme, and a link to read more. */
export function Programme({ listing }: ListingProps) {
  const { locale, t } = useLanguage();
  const lines = programmeLines(textDetail(listing, 'programme') ?? '');
  const link = webAddress(listing.details.link);
  return (
    <>
      {lines.length > 0 && (
        <section aria-labelledby="programme">
          <h2 id="programme" className="mb-4 text-heading">
            {t('detail.programme')}
          </h2>
          <ol className="ms-1.5 border-s-2 border-primary-soft">
            {lines.map(({ time, text }, index) => (
              <li
                key={index}
                className="relative flex gap-4 py-2 ps-6 before:absolute before:top-[1.05rem] before:-start-[0.4375rem] before:size-3 before:rounded-full before:bg-amber"
              >
                {time && <span className="w-12 shrink-0 font-bold text-primary-strong tabular-nums">{time}</span>}
                <span className="min-w-0 wrap-anywhere" lang={writtenLang(locale)}>
                  {text}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {link && <OutsideLink url={link} label={t('detail.link')} />}
    </>
  );
}
