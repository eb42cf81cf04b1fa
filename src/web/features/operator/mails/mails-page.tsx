import { useSearchParams } from 'react-router';
import type { DeskMail } from '#contract/operator/running.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../lib/remote/use-fresh-on-return.ts';
import { useKeptRemote } from '../../../lib/remote/use-kept-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { mailKindText } from '../../../lib/staff/mail-kind-text.ts';
import { RowsSkeleton } from '../../../lib/staff/rows-skeleton.tsx';
import { StaffPage } from '../../../lib/staff/staff-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useCurrentInView } from '../../../ui/use-current-in-view.ts';
import { MAIL_STATES } from '../bounds.ts';
import { listMails, type MailsPage as MailsAnswer } from '../calls.ts';
import { MailMark } from '../marks.tsx';
import { MomentLabel } from '../moment-label.tsx';
import { Pager } from '../pager.tsx';
import { type MailsView, mailsHref, mailsViewOf, personHref, queryOf } from '../places.ts';
import { useSettling } from '../use-settling.ts';

/** The delivery states of the mails of the last 30 days. */
export function MailsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const view = mailsViewOf(search);
  const remote = useKeptRemote<MailsAnswer>(`operator:${mailsHref(view)}`, () =>
    browserApi().call(listMails, { query: queryOf(view) as never }),
  );
  useFreshOnReturn(remote.reload);
  const { busyId, settle } = useSettling(remote.reload);
  return (
    <StaffPage page="mails" title={t('operator.nav.mails')} lead={t('operator.mails.lead')}>
      <Filters view={view} />
      <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState className="py-6" ornament="divider" title={t('operator.mails.empty')}>
              {t('operator.mails.emptyText')}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={t('operator.nav.mails')} className="card divide-y divide-line">
                {items.map((mail) => (
                  <MailRow
                    key={mail.id}
                    mail={mail}
                    isBusy={busyId === mail.id}
                    onAgain={() => busyId === null && void settle('mailAgain', mail.id)}
                  />
                ))}
              </ul>
              <Pager
                first={view.before ? mailsHref({ ...view, before: '' }) : null}
                next={next && mailsHref({ ...view, before: next })}
              />
            </>
          )
        }
      </AdminPart>
    </StaffPage>
  );
}

function Filters({ view }: { view: MailsView }) {
  const t = useT();
  const row = useCurrentInView(view.state);
  return (
    <nav
      ref={row}
      aria-label={t('operator.mails.states')}
      className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Chip to={mailsHref({ ...view, state: null, before: '' })} selected={view.state === null} className="shrink-0">
        {t('operator.people.any')}
      </Chip>
      {MAIL_STATES.map((state) => (
        <Chip
          key={state}
          to={mailsHref({ ...view, state: view.state === state ? null : state, before: '' })}
          selected={view.state === state}
          className="shrink-0"
        >
          {t(`operator.mail.${state}`)}
        </Chip>
      ))}
      {view.recipientId && (
        <Chip
          to={mailsHref({ ...view, recipientId: '', before: '' })}
          selected
          removable
          className="shrink-0"
          aria-label={t('operator.mails.everybody')}
        >
          {t('operator.person.number', { id: view.recipientId })}
        </Chip>
      )}
    </nav>
  );
}

function Recipient({ recipient }: Pick<DeskMail, 'recipient'>) {
  const t = useT();
  return (
    <p className="mt-0.5 text-[0.9375rem] text-muted wrap-anywhere">
      {recipient ? (
        <>
          <Link to={personHref(recipient.id)} className="link me-2">
            {recipient.name}
          </Link>
          <span className="max-sm:block">{recipient.email}</span>
        </>
      ) : (
        t('operator.mails.noAccount')
      )}
    </p>
  );
}

function MailRow({ mail, isBusy, onAgain }: { mail: DeskMail; isBusy: boolean; onAgain: () => void }) {
  const t = useT();
  const { recipient, state, reason, why, attempts } = mail;
  return (
    <li
      className={classNames(
        'grid gap-x-5 gap-y-2 p-4 sm:items-center',
        mail.canAgain && 'sm:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="inline-block font-bold first-letter:uppercase">{mailKindText(mail.kind, t)}</span>
          <MailMark state={state} />
          {mail.againAt && <span className="text-sm text-muted">{t('operator.mails.sentAgain')}</span>}
          <span className="text-sm text-muted max-sm:basis-full sm:ms-auto">
            <MomentLabel at={mail.at} />
            {attempts > 1 && ` · ${t('operator.attempts', { count: attempts })}`}
          </span>
        </p>
        <Recipient recipient={recipient} />
        {why && <p className="mt-1.5 text-[0.9375rem]">{t(`operator.mail.why.${why}`)}</p>}
        {reason && <p className="mt-1 font-mono text-sm text-muted wrap-anywhere">{reason}</p>}
      </div>
      {mail.canAgain && (
        <Button
          variant="secondary"
          size="sm"
          icon="send"
          busy={isBusy}
          onClick={onAgain}
          className="justify-self-start"
        >
          {t('operator.mails.again')}
        </Button>
      )}
    </li>
  );
}
