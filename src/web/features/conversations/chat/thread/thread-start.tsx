import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Ornament } from '../../../../ui/ornament.tsx';
import { nameOf } from '../../inbox/names.ts';
import { otherOf } from '../people.ts';
import { useThreadActs } from './thread-acts.ts';

/** Safety advice above the first message, or in place of it when there is none. */
export function ThreadStart({ conversation, isEmpty }: { conversation: Conversation; isEmpty: boolean }) {
  const t = useT();
  const { showAdvice } = useThreadActs();
  const isSeller = conversation.about?.sellerId === conversation.users.at(-1)?.id;
  const name = nameOf(otherOf(conversation), t);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 pt-6 pb-2 text-center">
      {isEmpty && (
        <>
          <Ornament name="rooster-pair" className="w-64 max-sm:w-52" />
          <h2 className="mt-2 text-heading">{t('chat.thread.empty', { name })}</h2>
          <p className="text-muted">{t(conversation.about ? 'chat.thread.emptyListing' : 'chat.thread.emptyText')}</p>
        </>
      )}
      <p className="mt-1 flex gap-2.5 rounded-2xl bg-linen px-4 py-3 text-start text-[0.9375rem] leading-snug">
        <Icon name="shield-check" size={20} className="mt-px text-primary" />
        <span>
          {t(isSeller ? 'chat.thread.safetySeller' : 'chat.thread.safety')}{' '}
          <button
            type="button"
            className="link"
            aria-haspopup="dialog"
            onClick={(event) => showAdvice(event.currentTarget)}
          >
            {t('chat.warn.advice')}
          </button>
        </span>
      </p>
    </div>
  );
}
