import { type ReactNode, type Ref, useState } from 'react';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import { useT } from '../../../../lib/i18n.tsx';
import type { UsedRemote } from '../../../../lib/remote/use-remote.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Decided } from './decided.tsx';
import { DecisionForm } from './decision-form.tsx';

export interface DecisionPanelProps {
  ref: Ref<HTMLElement>;
  value: ModerationCase;
  remote: UsedRemote<ModerationCase>;
}

const PANEL = [
  'card scroll-mt-4 overflow-y-auto border-t-4 border-t-primary bg-raised p-4 shadow-float sm:p-5',
  'lg:sticky lg:bottom-4 lg:mt-auto lg:max-h-[calc(100dvh-2rem)]',
].join(' ');

/** The form of the decision, or the decision made. On wide screens it stays visible while scrolling. */
export function DecisionPanel({ ref, value, remote }: DecisionPanelProps) {
  const t = useT();
  // Only a decision made here just now is new.
  const [isNew, setNew] = useState(false);
  return (
    <section ref={ref} id="decision" aria-labelledby="decision-title" className={PANEL}>
      <h2 id="decision-title" className="mb-3 text-subheading">
        {t(value.decision ? 'desk.decided.title' : 'desk.decide.title')}
      </h2>
      {value.decision ? (
        <Decided value={value} decision={value.decision} isNew={isNew} onLifted={remote.reload} />
      ) : value.isOwnMatter ? (
        <Notice>{t('desk.decide.ownMatter')}</Notice>
      ) : (
        <DecisionForm value={value} remote={remote} onDecided={() => setNew(true)} />
      )}
    </section>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-3">
      <Icon name="users" size="1.5rem" className="mt-0.5 text-amber-strong" />
      <span>{children}</span>
    </p>
  );
}
