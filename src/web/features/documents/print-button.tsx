import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';

/** Prints the page; rendered only with JavaScript. */
export function PrintButton() {
  const t = useT();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="printer"
      className={isReady ? 'print:hidden' : 'invisible print:hidden'}
      onClick={() => window.print()}
    >
      {t('pages.print')}
    </Button>
  );
}
