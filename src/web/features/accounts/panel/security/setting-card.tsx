import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';

export interface SettingCardProps {
  icon: IconName;
  title: string;
  /** The current value. */
  value: ReactNode;
  /** Label of the button that opens the form, such as "Change the e-mail address". */
  changeLabel: string;
  /** Always visible, below the value. */
  note?: ReactNode;
  /** The form; `close` collapses it. */
  children: (close: () => void) => ReactNode;
}

/** A setting with a button that expands the form to change it. */
export function SettingCard({ icon, title, value, changeLabel, note, children }: SettingCardProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" padded aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
          <Icon name={icon} />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <h3 id={id} className="font-sans text-base font-bold">
            {title}
          </h3>
          <div className="wrap-anywhere text-muted">{value}</div>
        </div>
        {!isOpen && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={changeLabel}
            aria-expanded={false}
            onClick={() => setOpen(true)}
            className="max-sm:w-full"
          >
            {t('panel.change')}
          </Button>
        )}
      </div>
      {note && <div className="mt-4">{note}</div>}
      {isOpen && <div className="mt-5 border-t border-line pt-5">{children(() => setOpen(false))}</div>}
    </Card>
  );
}

/** The buttons at the foot of an expanded form. */
export function SettingActions({ isBusy, onCancel, label }: { isBusy: boolean; onCancel: () => void; label?: string }) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={isBusy}>
        {label ?? t('panel.save')}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {t('panel.cancel')}
      </Button>
    </div>
  );
}
