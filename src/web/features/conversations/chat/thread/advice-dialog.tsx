import { useRef } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';

const POINTS = [
  ['eye', 'seeFirst'],
  ['banknote', 'noAdvance'],
  ['credit-card', 'noCodes'],
  ['link', 'noLinks'],
  ['message-circle', 'stayHere'],
  ['flag', 'report'],
] as const satisfies readonly (readonly [IconName, string])[];

/** How to buy and sell safely, in six sentences. */
export function AdviceDialog({ opener, onClose }: { opener: HTMLElement; onClose: () => void }) {
  const t = useT();
  const finalFocus = useRef(opener);
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('chat.warn.adviceTitle')}
      closeLabel={t('frame.close')}
      initialFocus={ok}
      finalFocus={finalFocus}
      size="wide"
      actions={
        <Button ref={ok} onClick={onClose}>
          {t('chat.warn.adviceOk')}
        </Button>
      }
    >
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {POINTS.map(([icon, point]) => (
          <li key={point} className="flex gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
              <Icon name={icon} size={20} />
            </span>
            <span className="min-w-0">
              <b className="block leading-snug">{t(`chat.warn.point.${point}`)}</b>
              <span className="mt-0.5 block text-[0.9375rem] text-muted">{t(`chat.warn.point.${point}Text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
