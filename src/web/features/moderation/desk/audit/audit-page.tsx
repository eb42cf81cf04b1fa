import { useSearchParams } from 'react-router';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { useKeptRemote } from '../../../../lib/remote/use-kept-remote.ts';
import { Pagination } from '../../../../ui/pagination.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { type AuditPage as AuditAnswer, listAudit } from '../calls.ts';
import { DeskPart } from '../desk-part.tsx';
import { DeskShell } from '../desk-shell.tsx';
import { AUDIT_PATH, listHref, listViewOf } from '../places.ts';
import { AuditLine } from './audit-line.tsx';
import { ChainCheckPart } from './chain-check.tsx';

/** The moderators' audit log, a hash chain. */
export function AuditPage() {
  const t = useT();
  const [search] = useSearchParams();
  const { page: number } = listViewOf(search);
  const remote = useKeptRemote<AuditAnswer>(`desk:audit:${number}`, () =>
    browserApi().call(listAudit, { query: { page: number } }),
  );
  return (
    <DeskShell tab="log" lead={t('desk.lead.log')}>
      <ChainCheckPart onChecked={() => void remote.reload()} />
      <DeskPart remote={remote}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState ornament="divider" title={t('desk.audit.empty')}>
              {t('desk.audit.emptyText')}
            </EmptyState>
          ) : (
            <>
              <ol aria-label={t('desk.tab.log')} className="card divide-y divide-line">
                {page.items.map((entry) => (
                  <AuditLine key={entry.id} entry={entry} />
                ))}
              </ol>
              <Pagination
                className="mt-6"
                page={page.page}
                pageCount={page.pageCount}
                hrefOf={(each) => listHref(AUDIT_PATH, { page: each })}
                labels={{
                  navigation: t('list.pagination'),
                  previous: t('list.previous'),
                  next: t('list.next'),
                  page: (each) => t('list.pageNumber', { page: each }),
                }}
              />
            </>
          )
        }
      </DeskPart>
    </DeskShell>
  );
}
