import { useLanguage } from '../../lib/i18n.tsx';
import { momentText } from './moment-text.ts';
import { useNowMs } from './use-now.ts';

export interface TimeLabelProps {
  /** ISO 8601. */
  moment: string;
  className?: string;
}

/** A moment in words up to six days away, then its date; kept fresh while the page is open. */
export function TimeLabel({ moment, className }: TimeLabelProps) {
  const { locale } = useLanguage();
  const nowMs = useNowMs();
  return (
    <time dateTime={moment} className={className}>
      {momentText(locale, Date.parse(moment), nowMs)}
    </time>
  );
}
