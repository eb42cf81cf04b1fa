import { dayNumberText, shortMonthText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';

type DayTileSize = 'small' | 'medium' | 'large';

export interface DayTileProps {
  /** ISO 8601; shown as the day in Polish time. */
  moment: string;
  /** Defaults to `small`. */
  size?: DayTileSize;
  /** The day is over: the tile is faded. */
  isOver?: boolean;
  /** Below the number, such as the weekday. */
  note?: string;
  className?: string;
}

const BOXES: Record<DayTileSize, string> = {
  small: 'w-14 rounded-field',
  medium: 'w-18 rounded-field sm:w-20',
  large: 'w-24 rounded-card',
};
const MONTHS: Record<DayTileSize, string> = {
  small: 'py-0.5 text-xs',
  medium: 'py-0.5 text-sm',
  large: 'py-1 text-sm tracking-wide',
};
const DAYS: Record<DayTileSize, string> = {
  small: 'pt-1.5 pb-1 text-2xl',
  medium: 'pt-2 pb-1.5 text-[2.25rem]',
  large: 'pt-2.5 pb-2 text-[2.75rem]',
};

/** A calendar leaf with the day and month. */
export function DayTile({ moment, size = 'small', isOver, note, className }: DayTileProps) {
  const { locale } = useLanguage();
  return (
    <time
      dateTime={moment}
      className={classNames(
        'flex shrink-0 flex-col overflow-hidden border border-line bg-raised text-center',
        BOXES[size],
        className,
      )}
    >
      <span
        className={classNames(
          'font-bold uppercase',
          isOver ? 'bg-linen text-muted' : 'bg-primary text-on-primary',
          MONTHS[size],
        )}
      >
        {shortMonthText(locale, moment)}
      </span>
      <span className={classNames('font-heading leading-none font-bold', DAYS[size])}>
        {dayNumberText(locale, moment)}
      </span>
      {note && <span className="-mt-2 px-1 pb-2 text-xs wrap-anywhere text-muted">{note}</span>}
    </time>
  );
}
