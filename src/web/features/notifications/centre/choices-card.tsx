import { useId } from 'react';
import type { NewsChoice, NewsChoices } from '#contract/notifications/notifications.ts';
import { type MailTime, ruleOf } from '#contract/notifications/topics.ts';
import { useT } from '../../../lib/i18n.tsx';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectInput } from '../../../ui/field.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';
import { useChoices } from './use-choices.ts';

type Change = (choice: Partial<NewsChoice>) => void;

/** A table of notification topics and channels. Each choice is saved at once. */
export function ChoicesCard() {
  const t = useT();
  const choices = useChoices();
  return (
    <RemotePart remote={choices}>
      {(value: NewsChoices) => (
        <Card padded>
          <h2 className="text-heading">{t('news.choices.title')}</h2>
          <p className="mt-1 text-sm text-muted">{t('news.choices.hint')}</p>
          <div
            aria-hidden="true"
            className={`${COLUMNS} mt-4 border-b border-line pb-2 text-sm font-bold max-sm:hidden`}
          >
            <span />
            <span className="text-center">{t('news.way.site')}</span>
            <span className="text-center">{t('news.way.push')}</span>
            <span>{t('news.way.mail')}</span>
          </div>
          <div className="divide-y divide-line">
            {value.topics.map((choice) => (
              <TopicRow
                key={choice.topic}
                choice={choice}
                change={(part) => choices.change({ topics: [{ topic: choice.topic, ...part }] })}
              />
            ))}
          </div>
          <QuietHoursFields value={value.quiet} onChange={(quiet) => choices.change({ quiet })} />
        </Card>
      )}
    </RemotePart>
  );
}

const COLUMNS = 'grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_5.5rem_5.5rem_13rem]';

function TopicRow({ choice, change }: { choice: NewsChoice; change: Change }) {
  const t = useT();
  const id = useId();
  const { topic, site, push, mail } = choice;
  const { hasSite } = ruleOf(topic);
  return (
    <fieldset aria-labelledby={id} className={`${COLUMNS} py-3 max-sm:grid-cols-2`}>
      <div className="max-sm:col-span-2">
        <p id={id} className="font-semibold">
          {t(`news.topic.${topic}`)}
        </p>
        <p className="text-sm text-muted">{t(`news.topic.${topic}.hint`)}</p>
      </div>
      {hasSite ? (
        <WayTick label={t('news.way.site')} checked={site} onChange={(isOn) => change({ site: isOn })} />
      ) : (
        <Always label={t('news.way.site')} text={t(topic === 'messages' ? 'news.inChat' : 'news.always')} />
      )}
      <WayTick label={t('news.way.push')} checked={push} onChange={(isOn) => change({ push: isOn })} />
      <MailChoice topic={topic} value={mail} onChange={(time) => change({ mail: time })} />
    </fieldset>
  );
}

interface WayTickProps {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

/** A check box; on phones the channel's name is beside it, on wide screens it is the column heading. */
function WayTick({ label, checked, onChange }: WayTickProps) {
  return (
    <label className="tick-row sm:justify-center">
      <input
        type="checkbox"
        className="tick"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="sm:sr-only">{label}</span>
    </label>
  );
}

/** A topic that cannot be switched off. */
function Always({ label, text }: { label: string; text: string }) {
  return (
    <p className="text-sm text-muted sm:text-center">
      <span className="sm:sr-only">{label}: </span>
      {text}
    </p>
  );
}

interface MailChoiceProps {
  topic: NewsChoice['topic'];
  value: MailTime;
  onChange: (time: MailTime) => void;
}

function MailChoice({ topic, value, onChange }: MailChoiceProps) {
  const t = useT();
  const id = useId();
  const { mailTimes } = ruleOf(topic);
  if (mailTimes.length === 1) {
    return (
      <p className="text-sm text-muted max-sm:col-span-2">
        <span className="sm:sr-only">{t('news.way.mail')}: </span>
        {t('news.always')}
      </p>
    );
  }
  return (
    <div className="flex items-center gap-3 max-sm:col-span-2">
      <label htmlFor={id} className="sm:sr-only">
        {t('news.way.mail')}
      </label>
      <SelectInput
        id={id}
        value={value}
        className="min-w-0 flex-1"
        onChange={(event) => onChange(event.currentTarget.value as MailTime)}
      >
        {mailTimes.map((time) => (
          <option key={time} value={time}>
            {topic === 'savedSearches' && time === 'now' ? t('news.mail.bySearch') : t(`news.mail.${time}`)}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
