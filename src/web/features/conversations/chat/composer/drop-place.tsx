import { useT } from '../../../../lib/i18n.tsx';
import { Icon } from '../../../../ui/icon.tsx';

/** Overlay of the whole conversation while files are dragged over it. */
export function DropPlace() {
  const t = useT();
  return (
    <div className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft/95">
      <p className="flex flex-col items-center gap-3 p-6 text-center font-bold text-primary-strong">
        <Icon name="paperclip" size={40} />
        {t('chat.compose.drop')}
      </p>
    </div>
  );
}
