import { type ChangeEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../lib/i18n.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Ornament } from '../../../ui/ornament.tsx';
import { FormFailure } from '../../panel/form/form-failure.tsx';
import { useDrop } from '../../pictures/use-drop.ts';
import { viewHref } from '../own-view.ts';
import { ColumnsGuide } from './columns-guide.tsx';
import { saveFile } from './save-file.ts';
import { templateText } from './template.ts';
import { TriedLines } from './tried-lines.tsx';
import { useImport } from './use-import.ts';

/** Posts ads from a file: choose, look through, post. */
export function ImportView() {
  const t = useT();
  const { tried, posted, isBusy, failure, choose, post, startAnew } = useImport();
  return (
    <div className="flex flex-col gap-6">
      <Link to={viewHref('ads', {})} className="link inline-flex min-h-8 items-center gap-1 self-start font-semibold">
        <Icon name="arrow-left" />
        {t('selling.csv.back')}
      </Link>
      {posted !== null ? (
        <Posted count={posted} onMore={startAnew} />
      ) : (
        <>
          <Chooser isBusy={isBusy && !tried} hasFile={tried !== null} onChoose={(file) => void choose(file)} />
          <FormFailure failure={failure} title={t('selling.csv.failed')} />
          {tried ? <TriedLines tried={tried} isBusy={isBusy} onPost={() => void post()} /> : <ColumnsGuide />}
        </>
      )}
    </div>
  );
}

interface ChooserProps {
  isBusy: boolean;
  hasFile: boolean;
  onChoose: (file: File) => void;
}

function Chooser({ isBusy, hasFile, onChoose }: ChooserProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(([file]) => file && onChoose(file));

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // Choosing the same file again after mending it is a choice, too.
    currentTarget.value = '';
    if (file) onChoose(file);
  }

  return (
    <Card
      as="section"
      padded
      aria-labelledby="import"
      className={classNames('flex flex-col gap-4', isOver && 'outline-3 outline-primary')}
      {...handlers}
    >
      <h2 id="import" className="text-heading">
        {t('selling.csv.importTitle')}
      </h2>
      <p className="max-w-text text-muted">{t('selling.csv.importText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          icon="upload"
          variant={hasFile ? 'secondary' : 'primary'}
          busy={isBusy}
          onClick={() => input.current?.click()}
        >
          {t(hasFile ? 'selling.csv.chooseOther' : 'selling.csv.choose')}
        </Button>
        <Button
          variant="secondary"
          icon="download"
          onClick={() => saveFile(t('selling.csv.templateName'), templateText())}
        >
          {t('selling.csv.template')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={handleChange}
          data-testid="csv"
        />
      </div>
    </Card>
  );
}

function Posted({ count, onMore }: { count: number; onMore: () => void }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padded className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <Ornament name="basket" className="w-28 sm:w-40" />
      <div className="min-w-60 flex-1">
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {t('selling.csv.posted', { count })}
        </h2>
        <p className="mt-1 text-muted">{t('selling.csv.postedText')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to={viewHref('ads', { state: 'waiting' })} icon="sprout">
            {t('selling.csv.toWaiting')}
          </LinkButton>
          <Button variant="secondary" onClick={onMore}>
            {t('selling.csv.more')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
