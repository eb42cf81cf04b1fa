import { useNavigate } from 'react-router';
import type { CredentialCase } from '#contract/credentials/desk.ts';
import { isApiError } from '#contract/errors.ts';
import { getCredentialCase } from '../../features/credentials/calls.ts';
import { CredentialCaseView } from '../../features/credentials/desk/credential-case.tsx';
import { DeskPart } from '../../features/moderation/desk/desk-part.tsx';
import { ShortcutHelp } from '../../features/moderation/desk/keys/shortcut-help.tsx';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../lib/remote/use-fresh-on-return.ts';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { CREDENTIALS_DESK_PATH } from '../../lib/staff/credentials-path.ts';
import { useShortcuts } from '../../lib/staff/keys/use-shortcuts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { FolkStrip } from '../../ui/ornament.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** One credential at the desk. */
export function CredentialCasePage({ id: text }: { id: string }) {
  const id = Number(text);
  const remote = useRemote<CredentialCase>(`desk:credential:${id}`, () =>
    browserApi().call(getCredentialCase, { params: { id } }),
  );
  useFreshOnReturn(remote.reload);
  const isUnknown = isApiError(remote.error) && [400, 404].includes(remote.error.status);
  return (
    <div>
      <Band />
      <div className="mx-auto max-w-page px-4 py-5 sm:px-6 lg:py-7">
        {isUnknown && remote.value === undefined ? (
          <Unknown />
        ) : (
          <DeskPart remote={remote}>{(value) => <CredentialCaseView value={value} remote={remote} />}</DeskPart>
        )}
      </div>
    </div>
  );
}

function Band() {
  const t = useT();
  const navigate = useNavigate();
  useShortcuts({ u: () => void navigate(CREDENTIALS_DESK_PATH) });
  return (
    <div className="bg-linen">
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <Link
          to={CREDENTIALS_DESK_PATH}
          className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 font-semibold text-primary hover:underline"
        >
          <Icon name="chevron-left" />
          {t('credentials.desk.back')}
        </Link>
        <ShortcutHelp />
      </div>
      <FolkStrip />
    </div>
  );
}

function Unknown() {
  const t = useT();
  return (
    <EmptyState
      level={1}
      ornament="jug"
      title={t('credentials.desk.unknown')}
      action={<LinkButton to={CREDENTIALS_DESK_PATH}>{t('credentials.desk.toQueue')}</LinkButton>}
    >
      {t('credentials.desk.unknownText')}
    </EmptyState>
  );
}
