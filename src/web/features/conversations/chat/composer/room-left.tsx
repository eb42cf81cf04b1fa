import { numberText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { MESSAGE_MAX_LENGTH } from './bounds.ts';

/** From here on the remaining length is shown and announced. */
const SHOWN_FROM = 300;
const SAID_FROM = 50;

/** Counts the text trimmed, as it is sent. */
export function roomLeftOf(text: string): number {
  return MESSAGE_MAX_LENGTH - text.trim().length;
}

export function RoomLeft({ id, text }: { id: string; text: string }) {
  const { locale, t } = useLanguage();
  const left = roomLeftOf(text);
  if (left > SHOWN_FROM) return null;
  const isTooLong = left < 0;
  return (
    <p
      id={id}
      aria-live={left <= SAID_FROM ? 'polite' : 'off'}
      className={classNames(
        'px-4 pb-1 text-end text-sm tabular-nums',
        isTooLong ? 'font-semibold text-danger' : 'text-muted',
      )}
    >
      {t(isTooLong ? 'chat.compose.tooLong' : 'chat.compose.left', {
        count: Math.abs(left),
        number: numberText(locale, Math.abs(left)),
      })}
    </p>
  );
}
