import { type ReactNode, useState } from 'react';
import type { ModeratedContent, ModerationCase } from '#contract/moderation/cases.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Alert } from '../../../../ui/alert.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Stars } from '../../../../ui/stars.tsx';
import { CasePictures } from './case-pictures.tsx';
import { changedFacts, changedPictures, plainPictures } from './content-changes.ts';
import { FactList } from './fact-list.tsx';
import { Changed, Marked } from './marked-text.tsx';
import { MessageBody } from './message-body.tsx';

/** How the content is shown: changes since the report, as reported, or as it is now. */
type Look = 'changes' | 'before' | 'now';
const LOOKS = ['changes', 'before', 'now'] as const;

/** On wide screens the content sticks beside the reports; when taller than the window it scrolls by itself. */
const SIDE = 'min-w-0 lg:sticky lg:top-2 lg:-m-2 lg:max-h-[calc(100dvh-1rem)] lg:overflow-y-auto lg:p-2';

/** The content that the case is about. */
export function ContentPart({ value }: { value: ModerationCase }) {
  const t = useT();
  const { snapshot, now, changedSince } = value;
  const hasTwo = changedSince && !now.gone;
  const [chosen, setLook] = useState<Look>('changes');
  const look = hasTwo ? chosen : now.gone ? 'before' : 'now';
  // Highlights what the automatic rules flagged.
  const words = value.flagged.flatMap((flag) => flag.words);
  return (
    <section aria-labelledby="case-content" className={SIDE}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="case-content" className="text-subheading">
          {t('desk.content.title')}
        </h2>
        {hasTwo && <LookChoice look={look} onLook={setLook} />}
        {!changedSince && !now.gone && <p className="text-sm text-muted">{t('desk.content.unchanged')}</p>}
      </div>
      {now.gone && (
        <Alert tone="info" className="mb-4" title={t('desk.content.gone')}>
          <p>{t('desk.content.goneText')}</p>
        </Alert>
      )}
      <Card as="article" className="flex flex-col gap-5 p-4 sm:p-6">
        <ContentHead content={now} isGone={now.gone} />
        {now.type === 'message' ? (
          <MessageBody value={value} content={now.gone ? snapshot : now} />
        ) : look === 'changes' ? (
          <ChangesBody before={snapshot} after={now} />
        ) : (
          <PlainBody content={look === 'before' ? snapshot : now} words={words} />
        )}
      </Card>
    </section>
  );
}

function LookChoice({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const t = useT();
  return (
    <fieldset className="flex flex-wrap gap-1.5" aria-label={t('desk.look')}>
      {LOOKS.map((each) => (
        <button
          key={each}
          type="button"
          className="chip min-h-8! px-3!"
          aria-pressed={each === look}
          data-selected={each === look || undefined}
          onClick={() => onLook(each)}
        >
          {t(`desk.look.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Whether the content is public, and a link to it. */
function ContentHead({ content, isGone }: { content: ModeratedContent; isGone: boolean }) {
  const t = useT();
  return (
    <div className="-mb-1 flex flex-wrap items-center justify-between gap-3 text-[0.9375rem]">
      <Badge
        tone={content.hidden || isGone ? 'neutral' : 'success'}
        icon={content.hidden || isGone ? 'eye-off' : 'eye'}
      >
        {t(isGone ? 'desk.content.isGone' : seenAs(content))}
      </Badge>
      {content.path && !isGone && (
        <a
          href={content.path}
          target="_blank"
          rel="noopener"
          className="link tap inline-flex min-h-6 items-center gap-1.5"
        >
          {t('desk.content.open')}
          <Icon name="external-link" size="1rem" label={t('desk.newTab')} />
        </a>
      )}
    </div>
  );
}

/** Its visibility: a message is visible to its two participants. */
function seenAs({ type, hidden }: ModeratedContent): MessageId {
  if (type === 'message') return hidden ? 'desk.message.hidden' : 'desk.message.visible';
  return hidden ? 'desk.content.hidden' : 'desk.content.visible';
}

interface PlainBodyProps {
  content: ModeratedContent;
  words: readonly string[];
}

function PlainBody({ content, words }: PlainBodyProps) {
  const { title, rating, text, facts, pictures } = content;
  return (
    <>
      <TitleLine type={content.type}>
        <Marked text={title} words={words} />
      </TitleLine>
      {rating !== null && <Rating rating={rating} />}
      <CasePictures pictures={plainPictures(pictures)} title={title} />
      {text && (
        <p className="whitespace-pre-line wrap-anywhere">
          <Marked text={text} words={words} />
        </p>
      )}
      <FactList facts={facts.map(({ name, value }) => ({ name, value: <Marked text={value} words={words} /> }))} />
    </>
  );
}

function ChangesBody({ before, after }: { before: ModeratedContent; after: ModeratedContent }) {
  const facts = changedFacts(before.facts, after.facts);
  return (
    <>
      <TitleLine type={after.type}>
        <Changed before={before.title} after={after.title} />
      </TitleLine>
      {before.rating !== null && before.rating !== after.rating && <OldRating rating={before.rating} />}
      {after.rating !== null && <Rating rating={after.rating} />}
      <CasePictures pictures={changedPictures(before.pictures, after.pictures)} title={after.title} />
      <p className="whitespace-pre-line wrap-anywhere">
        <Changed before={before.text} after={after.text} />
      </p>
      <FactList
        facts={facts.map((fact) => ({
          name: fact.name,
          value: <Changed before={fact.before} after={fact.after} isWhole />,
        }))}
      />
    </>
  );
}

function TitleLine({ type, children }: { type: ModeratedContent['type']; children: ReactNode }) {
  const t = useT();
  return (
    <p className="font-heading text-subheading font-semibold wrap-anywhere">
      {type === 'comment' && <span className="block font-sans text-sm text-muted">{t('desk.content.commentOn')}</span>}
      {children}
    </p>
  );
}

function Rating({ rating }: { rating: number }) {
  const t = useT();
  return <Stars value={rating} label={t('desk.content.rating', { rating })} className="text-xl" />;
}

function OldRating({ rating }: { rating: number }) {
  const t = useT();
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      {t('desk.content.wasRating')} <Stars value={rating} label={t('desk.content.rating', { rating })} />
    </p>
  );
}
