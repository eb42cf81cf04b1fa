import { numberText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';

/** Jumps to the latest message; shows the number of unseen ones. */
export function ToEndButton({ newCount, onPress }: { newCount: number; onPress: () => void }) {
  const { locale, t } = useLanguage();
  return (
    <button
      type="button"
      className={classNames(
        'absolute end-4 bottom-3 z-10 flex h-11 items-center justify-center gap-2 rounded-full border border-line bg-raised font-bold shadow-(--shadow-lifted-value) hover:bg-linen focus-visible:rounded-full',
        newCount > 0 ? 'px-4 text-primary-strong' : 'w-11 text-muted',
      )}
      aria-label={newCount > 0 ? undefined : t('chat.thread.toEnd')}
      onClick={onPress}
    >
      {newCount > 0 && (
        <span>{t('chat.thread.newMessages', { count: newCount, number: numberText(locale, newCount) })}</span>
      )}
      <Icon name="arrow-down" size={20} />
    </button>
  );
}
