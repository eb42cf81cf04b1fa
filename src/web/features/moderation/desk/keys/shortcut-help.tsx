import { Suspense, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { useShortcuts } from '../../../../lib/staff/keys/use-shortcuts.ts';
import { Button } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';

const ShortcutList = lazyPart(
  () => import('./shortcut-list.tsx'),
  (module) => module.ShortcutList,
);

/** Opens the list of keyboard shortcuts; useful only with a keyboard. */
export function ShortcutHelp() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="circle-question-mark"
        className="max-md:hidden"
        onClick={() => setOpen(true)}
      >
        {t('desk.keys.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShortcutList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
