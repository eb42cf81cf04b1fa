import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { withTiedLetters } from '../../ui/tied-letters.ts';

/** About so many characters fit the two lines that phones show at first. */
const TWO_LINES = 90;

export interface ShortTextProps {
  text: string;
  /** The text's language where it may differ from the page's. */
  lang?: string | undefined;
  className?: string;
}

/** A text of several paragraphs. Phones show two lines and a button for the rest; without JavaScript all of it. */
export function ShortText({ text, lang, className }: ShortTextProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > TWO_LINES || text.includes('\n');
  return (
    <div className={classNames('max-w-text', className)}>
      <p
        id={id}
        lang={lang}
        className={classNames(
          'whitespace-pre-line wrap-anywhere md:text-[1.0625rem]',
          isLong && !isOpen && 'short-text',
        )}
      >
        {withTiedLetters(text)}
      </p>
      {isLong && (
        <button
          type="button"
          className="short-text-button link"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'profile.less' : 'profile.more')}
        </button>
      )}
    </div>
  );
}
