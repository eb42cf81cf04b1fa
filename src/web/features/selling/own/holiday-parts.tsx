import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Holiday } from './use-holiday.ts';

interface HolidayProps {
  holiday: Holiday;
  /** When it began; null when there is none. */
  since: string | null;
}

/** Above the list during a holiday: why nothing is public, and the button to end it. */
export function HolidayNotice({ holiday, since }: HolidayProps & { since: string }) {
  const { locale, t } = useLanguage();
  return (
    <Alert
      tone="info"
      title={t('selling.holiday.since', { date: dateText(locale, since) })}
      action={
        <Button size="sm" icon="store" busy={holiday.isBusy} onClick={() => void holiday.set(false)}>
          {t('selling.holiday.end')}
        </Button>
      }
    >
      <p className="max-w-text">{t('selling.holiday.sinceText')}</p>
    </Alert>
  );
}

const TRACK =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface transition-colors checked:border-primary checked:bg-primary';
const KNOB =
  'before:absolute before:start-0.5 before:top-1/2 before:size-4.5 before:-translate-y-1/2 before:rounded-full before:bg-line-strong before:transition-transform checked:before:translate-x-5 checked:before:bg-on-primary';

/** The holiday switch, with its effects. */
export function HolidayCard({ holiday, since }: HolidayProps) {
  const { t } = useLanguage();
  const isOn = holiday.wanted ?? since !== null;
  return (
    <Card as="section" padded aria-labelledby="holiday" className="flex flex-col gap-3">
      <h2 id="holiday" className="flex items-center gap-2.5 text-subheading">
        <Icon name="sun" className="text-amber-strong" />
        {t('selling.holiday.title')}
      </h2>
      <p id="holiday-text" className="max-w-text text-muted">
        {t('selling.holiday.text')}
      </p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start font-bold">
        <input
          type="checkbox"
          role="switch"
          className={`${TRACK} ${KNOB}`}
          checked={isOn}
          aria-checked={isOn}
          aria-busy={holiday.isBusy || undefined}
          aria-describedby="holiday-text"
          onChange={(event) => !holiday.isBusy && void holiday.set(event.currentTarget.checked)}
        />
        {t('selling.holiday.switch')}
        {holiday.isBusy && <Spinner />}
      </label>
    </Card>
  );
}
