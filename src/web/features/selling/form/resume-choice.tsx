import { useT } from '../../../lib/i18n.tsx';
import { pictureSource } from '../../../lib/pictures/picture-source.ts';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Ornament } from '../../../ui/ornament.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Resumable } from './draft-content.ts';

export interface ResumeChoiceProps {
  choices: readonly Resumable[];
  /** Photos chosen on this device and not yet uploaded: they go with either draft. */
  unsentCount: number;
  onResume: (choice: Resumable) => void;
  onAnew: () => void;
}

/** There is a draft: continue it or start over. */
export function ResumeChoice({ choices, unsentCount, onResume, onAnew }: ResumeChoiceProps) {
  const t = useT();
  const areSeveral = choices.length > 1;
  return (
    <Card as="section" padded aria-labelledby="resume" className="mx-auto flex max-w-2xl flex-col gap-5">
      <div>
        <h2 id="resume" className="text-heading">
          {t('posting.resume.title')}
        </h2>
        <p className="mt-1 text-muted">{t(areSeveral ? 'posting.resume.several' : 'posting.resume.text')}</p>
      </div>
      {unsentCount > 0 && (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="images" />
          {t('posting.resume.unsent', { count: unsentCount })}
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {choices.map((choice) => (
          <li key={choice.place} className="flex flex-col gap-3 rounded-card border border-line bg-linen/50 p-4">
            <Begun choice={choice} />
            <Button icon="pencil" onClick={() => onResume(choice)}>
              {t(areSeveral ? `posting.resume.${choice.place}` : 'posting.resume.go')}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" icon="plus" onClick={onAnew}>
        {t('posting.resume.anew')}
      </Button>
    </Card>
  );
}

function Begun({ choice: { content, changedAtMs } }: { choice: Resumable }) {
  const t = useT();
  const [cover] = content.pictures;
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-field bg-linen">
        {cover ? (
          <Picture {...pictureSource(cover.picture)} sizes="5rem" alt="" className="h-full!" />
        ) : (
          <Ornament name="tulip-branch" className="w-9 opacity-80" />
        )}
      </span>
      <div className="min-w-0">
        <p className="font-heading text-subheading font-semibold wrap-anywhere">
          {content.title || t('posting.preview.untitled')}
        </p>
        <p className="text-sm text-muted">
          {t('posting.resume.changed')} <TimeLabel moment={new Date(changedAtMs).toISOString()} />
          {content.pictures.length > 0 && ` · ${t('posting.resume.photos', { count: content.pictures.length })}`}
        </p>
      </div>
    </div>
  );
}
