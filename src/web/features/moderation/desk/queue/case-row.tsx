import type { CaseLine } from '#contract/moderation/cases.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { pictureSource } from '../../../../lib/pictures/picture-source.ts';
import { PersonMark } from '../../../../lib/staff/person-mark.tsx';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { ActionMark, FlagMark, ReasonMark, SeverityMark } from '../marks.tsx';
import { caseHref, type FromQueue, type QueueView, queueHref, TARGET_ICONS } from '../places.ts';

export interface CaseRowProps {
  line: CaseLine;
  /** The enclosing view, to return to. */
  view: QueueView;
  myId: number;
}

const ROW = classNames(
  'relative grid gap-x-5 gap-y-1 border-s-4 py-2 ps-2 pe-4 hover:bg-linen sm:ps-3',
  'lg:grid-cols-[minmax(0,1fr)_12rem_9.5rem] lg:items-center',
  'has-[.card-link:focus-visible]:outline-3 has-[.card-link:focus-visible]:-outline-offset-3 has-[.card-link:focus-visible]:outline-focus',
);
const EDGES = ['border-s-transparent', 'border-s-transparent', 'border-s-amber', 'border-s-danger'];

/** A case in the queue: its subject, reason, owner, age and assignee. */
export function CaseRow({ line, view, myId }: CaseRowProps) {
  const t = useT();
  const { id, target, owner, severity, openedAt, reportCount, reasons, flags, decidedAt, action } = line;
  // A message has no title: show its beginning.
  const isMessage = target.type === 'message';
  const back: FromQueue = { queue: new URL(queueHref(view), location.origin).search };
  return (
    <li className={classNames(ROW, decidedAt ? EDGES[1] : EDGES[severity])}>
      <div className="flex min-w-0 gap-3">
        <Thumbnail target={target} />
        <div className="min-w-0 flex-1">
          <Link to={caseHref(id)} state={back} className="card-link block truncate font-bold">
            {(isMessage && target.excerpt) || target.title || t(`target.${target.type}`)}
          </Link>
          {target.excerpt && target.excerpt !== target.title && (
            <p className="truncate text-sm text-muted">{target.excerpt}</p>
          )}
          <div className="mt-1 flex flex-wrap items-center gap-1.5">
            {action ? <ActionMark action={action} /> : severity > 1 && <SeverityMark severity={severity} />}
            {reasons.map((reason) => (
              <ReasonMark key={reason} reason={reason} />
            ))}
            {flags.map((kind) => (
              <FlagMark key={kind} kind={kind} />
            ))}
          </div>
        </div>
      </div>
      <div className="flex min-w-0 items-center gap-x-4 text-[0.9375rem] max-lg:ms-17 max-lg:flex-wrap lg:block">
        <PersonMark person={owner} className="font-semibold" />
        <TakenBy line={line} myId={myId} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted max-lg:ms-17 lg:block lg:text-end">
        <span className="whitespace-nowrap">
          <span className="sr-only">{t(decidedAt ? 'desk.decidedAt' : 'desk.openedAt')} </span>
          <TimeLabel moment={decidedAt ?? openedAt} className="font-semibold text-ink" />
        </span>
        {reportCount > 0 && <span className="block">{t('desk.reportCount', { count: reportCount })}</span>}
      </p>
    </li>
  );
}

/** The first picture as reported, with the content's type in its corner; without pictures the type alone. */
function Thumbnail({ target: { type, picture } }: { target: CaseLine['target'] }) {
  const t = useT();
  const icon = <Icon name={TARGET_ICONS[type]} size={picture ? 14 : 20} label={t(`target.${type}`)} />;
  return (
    <span className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-field bg-linen text-muted">
      {picture ? (
        <>
          <Picture
            {...pictureSource(picture)}
            sizes="3.5rem"
            alt=""
            averageColor={picture.averageColor}
            className="absolute inset-0 h-full!"
          />
          <span className="absolute end-0 bottom-0 grid size-5.5 place-items-center rounded-ss-field bg-raised text-ink">
            {icon}
          </span>
        </>
      ) : (
        icon
      )}
    </span>
  );
}

/** The assignee, so that no two moderators work on the same case. */
function TakenBy({ line: { takenBy, decidedAt }, myId }: Pick<CaseRowProps, 'line' | 'myId'>) {
  const t = useT();
  if (!takenBy || decidedAt) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Icon name="hand-heart" size="1rem" />
      {takenBy.id === myId ? t('desk.takenByMe') : t('desk.takenBy', { name: takenBy.name })}
    </p>
  );
}
