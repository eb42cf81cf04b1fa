import type { ReactNode } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';

export interface MethodHeadProps {
  id: string;
  icon: IconName;
  title: string;
  text: ReactNode;
  isOn?: boolean;
}

/** Heading of a sign-in method: its name, purpose and whether it is on. */
export function MethodHead({ id, icon, title, text, isOn }: MethodHeadProps) {
  const t = useT();
  return (
    <div className="flex items-start gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-bold">
          {title}
          {isOn && (
            <Badge tone="success" icon="check">
              {t('panel.methods.on')}
            </Badge>
          )}
        </h3>
        <p className="mt-0.5 text-muted">{text}</p>
      </div>
    </div>
  );
}
