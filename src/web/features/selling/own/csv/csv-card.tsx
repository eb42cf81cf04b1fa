import { useState } from 'react';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { isCalledOff } from '../../../../lib/remote/failure-text.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { exportListings } from '../calls.ts';
import { complain } from '../use-acts.ts';
import { saveFile } from './save-file.ts';

/** The page that imports ads from a file. */
export const IMPORT_HREF = '/userpanel?section=ads&view=import';

/** Import and export of ads. */
export function CsvCard() {
  const t = useT();
  return (
    <Card as="section" padded aria-labelledby="csv" className="flex flex-col gap-3">
      <h2 id="csv" className="flex items-center gap-2.5 text-subheading">
        <Icon name="file-text" className="text-amber-strong" />
        {t('selling.csv.title')}
      </h2>
      <p className="max-w-text text-muted">{t('selling.csv.text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={IMPORT_HREF} variant="secondary" icon="upload">
          {t('selling.csv.import')}
        </LinkButton>
        <ExportButton />
      </div>
    </Card>
  );
}

function ExportButton() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { fileName, csv } = await browserApi().call(exportListings);
      saveFile(fileName, csv);
    } catch (error) {
      if (!isCalledOff(error)) complain(error, t);
    }
    setBusy(false);
  }

  return (
    <Button variant="secondary" icon="download" busy={isBusy} onClick={() => void save()}>
      {t('selling.csv.export')}
    </Button>
  );
}
