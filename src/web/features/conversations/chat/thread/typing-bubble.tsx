import { useT } from '../../../../lib/i18n.tsx';

/** The other user is typing: three pulsing dots, static with reduced motion. */
export function TypingBubble({ name }: { name: string }) {
  const t = useT();
  return (
    <div className="mt-3 flex w-fit items-center gap-1.5 rounded-[1.25rem] rounded-es-md border border-line bg-surface px-4 py-3.5">
      <span className="sr-only">{t('chat.thread.typing', { name })}</span>
      {DELAYS_MS.map((delayMs) => (
        <span
          key={delayMs}
          aria-hidden="true"
          className="size-2 animate-[breathe_1.2s_ease-in-out_infinite] rounded-full bg-muted"
          style={{ animationDelay: `${delayMs}ms` }}
        />
      ))}
    </div>
  );
}

const DELAYS_MS = [-1200, -1000, -800];
