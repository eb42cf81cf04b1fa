import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { EMOJI_GROUPS, findEmoji, type NamedEmoji } from './emoji.ts';

export interface EmojiPanelProps {
  onPick: (sign: string) => void;
}

/** A small set of emoji, by group or by search. Arrow keys move between them. */
export function EmojiPanel({ onPick }: EmojiPanelProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const found = query.trim() ? findEmoji(query, (name) => t(`chat.compose.emoji.${name}`)) : null;
  useEffect(() => {
    // On touch devices the keyboard would cover the emoji.
    if (matchMedia('(pointer: fine)').matches) search.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      role="dialog"
      aria-label={t('chat.compose.emoji')}
      className="absolute end-0 bottom-[calc(100%+0.5rem)] z-10 flex max-h-[min(22rem,50dvh)] w-[min(21rem,calc(100vw-5rem))] flex-col rounded-card border border-line bg-raised shadow-(--shadow-float-value)"
      onKeyDown={(event) => handleKeys(event, search.current)}
    >
      <div className="p-3 pb-2">
        <input
          ref={search}
          type="search"
          className="input"
          value={query}
          placeholder={t('chat.compose.findEmoji')}
          aria-label={t('chat.compose.findEmoji')}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-3">
        {found === null ? (
          EMOJI_GROUPS.map(({ group, emoji }) => (
            <section key={group} aria-label={t(`chat.compose.emojiGroup.${group}`)}>
              <h2 className="mt-2 mb-1 font-sans text-sm font-bold text-muted">
                {t(`chat.compose.emojiGroup.${group}`)}
              </h2>
              <Signs emoji={emoji} onPick={onPick} />
            </section>
          ))
        ) : found.length > 0 ? (
          <Signs emoji={found} onPick={onPick} />
        ) : (
          <p role="status" className="px-1 py-4 text-center text-muted">
            {t('chat.compose.noEmoji')}
          </p>
        )}
      </div>
    </div>
  );
}

function Signs({ emoji, onPick }: { emoji: readonly NamedEmoji[]; onPick: (sign: string) => void }) {
  const t = useT();
  return (
    <div className="grid grid-cols-8">
      {emoji.map(({ name, sign }) => (
        <button
          key={name}
          type="button"
          data-emoji=""
          aria-label={t(`chat.compose.emoji.${name}`)}
          title={t(`chat.compose.emoji.${name}`)}
          className="grid h-10 place-items-center rounded-field text-[1.375rem] leading-none hover:bg-primary-soft focus-visible:rounded-field focus-visible:bg-primary-soft focus-visible:-outline-offset-3"
          onClick={() => onPick(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

function handleKeys(event: KeyboardEvent<HTMLElement>, search: HTMLElement | null): void {
  // In the search field, arrow keys move the caret; only Down leaves it.
  const isSearch = event.target === search;
  if (event.key === 'Enter' && isSearch) event.preventDefault();
  if (isSearch && event.key !== 'ArrowDown') return;
  const signs = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-emoji]')];
  const next = nextSign(event.key, signs, document.activeElement);
  if (next === undefined) return;
  event.preventDefault();
  (next ?? search)?.focus();
}

/** Left and right follow the order, up and down go to the nearest emoji. @returns null for the search field above */
function nextSign(key: string, signs: readonly HTMLElement[], active: Element | null): HTMLElement | null | undefined {
  const at = signs.indexOf(active as HTMLElement);
  if (at < 0) return key === 'ArrowDown' ? signs[0] : undefined;
  if (key === 'ArrowRight') return signs[Math.min(at + 1, signs.length - 1)];
  if (key === 'ArrowLeft') return signs[Math.max(at - 1, 0)];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const from = (active as HTMLElement).getBoundingClientRect();
  const step = key === 'ArrowDown' ? 1 : -1;
  for (let each = at + step; each >= 0 && each < signs.length; each += step) {
    const { top, left } = (signs[each] as HTMLElement).getBoundingClientRect();
    const isOtherLine = Math.abs(top - from.top) > 4;
    const isReached = step > 0 ? left >= from.left - 4 : left <= from.left + 4;
    const isLastOfLine = signs[each + 1]?.getBoundingClientRect().top !== top;
    if (isOtherLine && (isReached || (step > 0 && isLastOfLine))) return signs[each];
  }
  return key === 'ArrowUp' ? null : undefined;
}
