import { Suspense, useRef, useState } from 'react';
import type { Person } from '#contract/primitives.ts';
import { useT } from '../../lib/i18n.tsx';
import { sectionHref } from '../../lib/panel/sections.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Menu, MenuButton, MenuLink } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useBlock } from './use-block.ts';

const BlockDialog = lazyPart(
  () => import('./block-dialog.tsx'),
  (module) => module.BlockDialog,
);

/** On another user's profile, for signed-in users: blocks or unblocks them. */
export function BlockMenu({ person }: { person: Person }) {
  const t = useT();
  const { isBlocked, isBusy, set } = useBlock(person);
  const [isAsking, setAsking] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const focusMenu = () => requestAnimationFrame(() => part.current?.querySelector('summary')?.focus());
  const act = (next: boolean) => void set(next).then(focusMenu);
  return (
    <div ref={part} className="contents">
      <Menu
        trigger={isBusy ? <Spinner /> : <Icon name="ellipsis" />}
        label={t('commenting.block.menu', { name: person.name })}
        triggerClassName="btn btn-quiet btn-icon"
        align="end"
        panelClassName="w-72"
      >
        {isBlocked ? (
          <MenuButton icon="undo-2" onClick={() => act(false)}>
            {t('commenting.block.unblock')}
          </MenuButton>
        ) : (
          <MenuButton icon="ban" onClick={() => setAsking(true)}>
            {t('commenting.block.act')}
          </MenuButton>
        )}
        <MenuLink to={sectionHref('blocked')} icon="users">
          {t('commenting.block.list')}
        </MenuLink>
      </Menu>
      {isBlocked && (
        <p className="flex w-0 min-w-full items-center gap-2 text-sm font-semibold text-muted">
          <Icon name="ban" size={18} />
          {t('commenting.block.note')}
        </p>
      )}
      {isAsking && (
        <Suspense>
          <BlockDialog
            name={person.name}
            onBlock={() => act(true)}
            onClose={() => {
              setAsking(false);
              focusMenu();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
