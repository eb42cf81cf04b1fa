import { useSearchParams } from 'react-router';
import { isApiError } from '#contract/errors.ts';
import type { DeskText } from '#contract/texts/texts.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { AdminPart } from '../../lib/staff/admin/admin-part.tsx';
import { BackLink } from '../../lib/staff/admin/back-link.tsx';
import { RowsSkeleton } from '../../lib/staff/rows-skeleton.tsx';
import { StaffPage } from '../../lib/staff/staff-page.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { getText } from './calls.ts';
import { TextEditor } from './editor/text-editor.tsx';
import { localeIn } from './places.ts';
import { textName } from './text-names.ts';

const LIST = '/admin/texts';

/**
 * A text with its draft, its preview and its versions, in the language named by the URL, else in the reader's.
 */
export function TextPage({ id }: { id: string }) {
  const { locale: reader, t } = useLanguage();
  const [search] = useSearchParams();
  const locale = localeIn(search, reader);
  const remote = useRemote<DeskText>(`texts:${id}:${locale}`, () =>
    browserApi().call(getText, { params: { id }, query: { locale } }),
  );
  if (isApiError(remote.error) && remote.error.status === 404) {
    return (
      <EmptyState
        level={1}
        ornament="jug"
        title={t('texts.unknown')}
        action={<LinkButton to={LIST}>{t('operator.nav.texts')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <BackLink to={LIST}>{t('operator.nav.texts')}</BackLink>
      <StaffPage page={`text:${id}`} title={capitalised(textName(id, t))} lead={t('texts.textLead')}>
        <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
          {(text) => <TextEditor key={`${id} ${locale}`} text={text} remote={remote} />}
        </AdminPart>
      </StaffPage>
    </>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
