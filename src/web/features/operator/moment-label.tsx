import { dateText, timeText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';

/** A date with its time of day. */
export function MomentLabel({ at }: { at: string }) {
  const { locale } = useLanguage();
  return <time dateTime={at}>{`${dateText(locale, at)}, ${timeText(locale, at)}`}</time>;
}
