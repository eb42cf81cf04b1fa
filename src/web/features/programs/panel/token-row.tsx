import { Suspense, useState } from 'react';
import type { AccessToken } from '#contract/programs/tokens.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { scopeName } from './names.ts';

const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

export interface TokenRowProps {
  token: AccessToken;
  isOver: boolean;
  onRevoke: () => void;
}

/** An access token: what it may do, when it was used, until when it is valid. */
export function TokenRow({ token, isOver, onRevoke }: TokenRowProps) {
  const { locale, t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { name, start, scopes, expiresAt, lastUsedAt } = token;
  const date = dateText(locale, expiresAt);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:p-5">
      <Icon name="key-round" className="mt-0.5 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-base font-bold">
          <span className="wrap-anywhere">{name}</span>
          {isOver && <Badge tone="amber">{t('programs.tokens.over')}</Badge>}
        </h3>
        <p className="text-sm text-muted">
          <span className="font-mono">{start}…</span>
          {' · '}
          {t(isOver ? 'programs.tokens.wasUntil' : 'programs.tokens.until', { date })}
          {' · '}
          {lastUsedAt ? (
            <>
              {t('programs.tokens.used')} <TimeLabel moment={lastUsedAt} />
            </>
          ) : (
            t('programs.tokens.unused')
          )}
        </p>
        <ul aria-label={t('programs.tokens.scopes')} className="mt-2 flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge>{scopeName(scope, t)}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <Button
        variant="quiet"
        size="sm"
        icon="trash-2"
        aria-label={t('programs.tokens.revokeOne', { name })}
        onClick={() => setAsking(true)}
      >
        {t('programs.tokens.revoke')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('programs.tokens.revokeTitle', { name })}
            confirmLabel={t('programs.tokens.revoke')}
            cancelLabel={t('programs.cancel')}
            closeLabel={t('frame.close')}
            icon="trash-2"
            onConfirm={onRevoke}
            onClose={() => setAsking(false)}
          >
            {t('programs.tokens.revokeText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </li>
  );
}
