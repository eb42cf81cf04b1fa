import type { Warning } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useThreadActs } from './thread-acts.ts';

/** Warnings shown below a message; an external link is confirmed when it is pressed instead. */
export type SaidWarning = Exclude<Warning, 'outsideLink'>;

export function isSaid(warning: Warning): warning is SaidWarning {
  return warning !== 'outsideLink';
}

/** Below the other's message that looks like a scam: calm advice. Hides nothing. */
export function MessageWarning({ messageId, warnings }: { messageId: number; warnings: readonly SaidWarning[] }) {
  const t = useT();
  const { report, showAdvice } = useThreadActs();
  return (
    <div
      role="note"
      aria-label={t('chat.warn.label')}
      className="mt-1.5 flex w-full max-w-[min(30rem,100%)] gap-2.5 rounded-2xl border border-amber/50 bg-amber-soft px-3.5 py-2.5 text-[0.9375rem] leading-snug"
    >
      <Icon name="shield-check" size={20} className="mt-px text-amber-strong" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{t('chat.warn.title')}</p>
        {warnings.map((warning) => (
          <p key={warning} className="mt-1">
            {t(`chat.warn.${warning}`)}
          </p>
        ))}
        <p className="mt-1 -mb-1 flex flex-wrap gap-x-5">
          <button
            type="button"
            className="link tap min-h-8"
            aria-haspopup="dialog"
            onClick={(event) => showAdvice(event.currentTarget)}
          >
            {t('chat.warn.advice')}
          </button>
          <button
            type="button"
            className="link tap min-h-8"
            aria-haspopup="dialog"
            onClick={(event) => report(messageId, event.currentTarget)}
          >
            {t('chat.warn.report')}
          </button>
        </p>
      </div>
    </div>
  );
}
