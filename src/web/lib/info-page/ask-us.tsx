import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Ornament } from '../../ui/ornament.tsx';
import { useT } from '../i18n.tsx';

/** Invites readers with further questions to write; at the end of a text. */
export function AskUs({ className }: { className?: string }) {
  const t = useT();
  return (
    <Card
      as="aside"
      padded
      className={classNames('flex items-center gap-5 max-sm:flex-col max-sm:items-start print:hidden', className)}
    >
      <Ornament name="rosette" className="w-16 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <h2 className="text-subheading">{t('pages.ask.title')}</h2>
        <p className="mt-1 text-muted">{t('pages.ask.text')}</p>
      </div>
      <LinkButton to="/contact" variant="secondary" icon="mail" className="shrink-0">
        {t('pages.ask.action')}
      </LinkButton>
    </Card>
  );
}
