import { useLanguage } from '../i18n.tsx';
import { momentText } from './moment-text.ts';
import { useNowMs } from './use-now.ts';

export interface TimeLabelProps {
  /** ISO 8601. */
  moment: string;
  className?: string;
}

/** A relative time up to six days, else the date; updated while the page is open. */
export function TimeLabel({ moment, className }: TimeLabelProps) {
  const { locale } = useLanguage();
  const nowMs = useNowMs();
  return (
    <time dateTime={moment} className={className}>
      {momentText(locale, Date.parse(moment), nowMs)}
    </time>
  );
}
