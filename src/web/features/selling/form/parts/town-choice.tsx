import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { usePosting } from '../form-context.tsx';
import { TownField } from './town-field.tsx';

/** The town: one line while it is the one that the form began with, otherwise its field. */
export function TownChoice() {
  const t = useT();
  const { form, errorOf } = usePosting();
  const [town, village] = useWatch({ control: form.control, name: ['town', 'village'] });
  const [isOpen, setOpen] = useState(town === '');
  const isWrong = Boolean(errorOf('town') ?? errorOf('village'));
  const field = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  useEffect(() => {
    if (isOpen && wasOpened.current) field.current?.querySelector<HTMLInputElement>('[name="town"]')?.select();
  }, [isOpen]);

  if (isOpen || isWrong)
    return (
      <div ref={field}>
        <TownField />
      </div>
    );
  return (
    <div className="flex min-h-11 items-center gap-2.5">
      <Icon name="map-pin" className="text-primary" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="sr-only">{t('posting.field.town')}: </span>
        {village && `${village}, `}
        <b>{village ? t('posting.town.near', { town }) : town}</b>
      </p>
      <Button
        variant="secondary"
        size="sm"
        data-field="town"
        aria-label={t('posting.town.changeLabel')}
        onClick={() => {
          wasOpened.current = true;
          setOpen(true);
        }}
      >
        {t('posting.change')}
      </Button>
    </div>
  );
}
