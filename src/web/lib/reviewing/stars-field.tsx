import type { ComponentProps } from 'react';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { StarsInput } from '../../ui/stars-input.tsx';
import { useT } from '../i18n.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

export interface StarsFieldProps {
  /** The current input, `1` to `5`. */
  rating: string | null;
  error: string | undefined;
  input: ComponentProps<'input'>;
}

/** One to five stars, with the word for the chosen ones. */
export function StarsField({ rating, error, input }: StarsFieldProps) {
  const t = useT();
  return (
    <StarsInput
      legend={t('commenting.stars')}
      name="rating"
      labels={STARS.map((count) => starLabel(count, t)) as unknown as Parameters<typeof StarsInput>[0]['labels']}
      word={rating && t(`commenting.word.${rating}` as MessageId)}
      error={error}
      required
      inputProps={input}
    />
  );
}

function starLabel(count: (typeof STARS)[number], t: Translate): string {
  return t('commenting.star', { count, word: t(`commenting.word.${count}`) });
}
