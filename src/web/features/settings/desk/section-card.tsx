import type { ReactNode } from 'react';
import type { SettingKey } from '#contract/settings/registry.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { SectionHeading } from '../section-heading.tsx';
import type { Section } from './use-section.ts';

export interface SectionCardProps<Key extends SettingKey> {
  /** The section's anchor. */
  id: string;
  icon: IconName;
  title: string;
  lead: string;
  section: Section<Key>;
  children: ReactNode;
}

/** A part of the settings: a form with a button of its own. */
export function SectionCard<Key extends SettingKey>(props: SectionCardProps<Key>) {
  const { id, icon, title, lead, section, children } = props;
  const t = useT();
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} padded className="scroll-mt-4">
      <SectionHeading id={`${id}-title`} icon={icon}>
        {title}
      </SectionHeading>
      <p className="mt-1 mb-5 max-w-text text-[0.9375rem] text-muted">{lead}</p>
      <form ref={section.form} noValidate onSubmit={section.submit} className="flex flex-col gap-5">
        {children}
        <FormFailure failure={section.failure} />
        {!section.isLocked && (
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={section.isBusy} disabled={!section.isChanged}>
              {t('settings.save')}
            </Button>
            <p role="status" className="text-sm text-muted">
              {section.isChanged ? t('settings.unsaved') : ''}
            </p>
          </div>
        )}
      </form>
    </Card>
  );
}

/** A note below a field that the environment sets and locks. */
export function LockNote({ variable }: { variable: string | undefined }) {
  const t = useT();
  if (!variable) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-muted">
      <Icon name="lock" size="1.1rem" className="mt-px shrink-0" />
      <span>
        {t('settings.locked')} <code className="font-bold">{variable}</code>
      </span>
    </p>
  );
}
