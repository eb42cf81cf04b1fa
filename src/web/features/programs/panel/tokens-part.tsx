import { Suspense, useRef, useState } from 'react';
import { TOKENS_MAX } from '#contract/programs/scopes.ts';
import type { AccessToken } from '#contract/programs/tokens.ts';
import { useT } from '../../../lib/i18n.tsx';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { PartHead } from './part-head.tsx';
import { TokenRow } from './token-row.tsx';
import { useTokens } from './use-tokens.ts';

const TokenDialog = lazyPart(
  () => import('./token-dialog.tsx'),
  (module) => module.TokenDialog,
);

const isOver = ({ expiresAt }: AccessToken) => Date.parse(expiresAt) < Date.now();

/** The user's access tokens. */
export function TokensPart() {
  const t = useT();
  const { remote, add, revoke } = useTokens();
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const hasRoom = (remote.value?.filter((token) => !isOver(token)).length ?? TOKENS_MAX) < TOKENS_MAX;
  return (
    <section aria-labelledby="tokens" className="flex flex-col gap-4">
      <PartHead
        id="tokens"
        title={t('programs.tokens.title')}
        lead={t('programs.tokens.lead')}
        action={
          hasRoom && (
            <Button icon="plus" onClick={() => setAdding(true)} className="max-sm:w-full">
              {t('programs.tokens.add')}
            </Button>
          )
        }
      />
      <RemotePart remote={remote}>
        {(tokens) =>
          tokens.length === 0 ? (
            <Card padded>
              <p className="text-muted">{t('programs.tokens.none')}</p>
            </Card>
          ) : (
            <Card>
              <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
                {tokens.map((token) => (
                  <TokenRow
                    key={token.id}
                    token={token}
                    isOver={isOver(token)}
                    onRevoke={() => void revoke(token).then((isDone) => isDone && list.current?.focus())}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </RemotePart>
      {isAdding && (
        <Suspense>
          <TokenDialog onCreated={add} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}
