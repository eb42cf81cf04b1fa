import type { ModerationCase } from '#contract/moderation/cases.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useLanguageOf } from '../said-in.ts';
import { StatementPreview } from './statement-preview.tsx';
import type { DecisionOutput } from './use-decision.ts';

export interface ConfirmDecisionProps {
  value: ModerationCase;
  asked: DecisionOutput;
  onAnswer: (isSure: boolean) => void;
}

/** Confirms a removal or a suspension: its effects, and what the user will read. */
export function ConfirmDecision({ value, asked, onAnswer }: ConfirmDecisionProps) {
  const { t } = useLanguage();
  const language = useLanguageOf(value.history.locale);
  const action = asked.action === 'suspendAccount' ? 'suspendAccount' : 'remove';
  const name = action === 'remove' ? value.target.title : value.history.person.name;
  return (
    <Dialog
      open
      sticky
      size="wide"
      onOpenChange={(open) => !open && onAnswer(false)}
      title={<span className="wrap-anywhere">{t(`desk.confirm.${action}`, { name })}</span>}
      description={t(`desk.confirm.${action}Text`, { target: value.target.type })}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('desk.cancel')}
          </Button>
          <Button variant="danger" onClick={() => onAnswer(true)}>
            {t(`desk.do.${action}`)}
          </Button>
        </>
      }
    >
      <StatementPreview language={language} statement={{ ...asked, value }} />
    </Dialog>
  );
}
