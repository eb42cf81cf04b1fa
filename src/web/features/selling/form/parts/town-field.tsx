import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { placeLabel } from '#contract/places/place-label.ts';
import type { Place } from '#contract/places/places.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { usePlaceNames } from '../../../../lib/places/use-place-names.ts';
import { voivodeshipText } from '../../../../lib/places/voivodeship.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { VILLAGE_MAX_LENGTH } from '../bounds.ts';
import { usePosting } from '../form-context.tsx';
import type { FoundPlace } from '../use-town.ts';

/**
 * The town, autocompleted from the list of places. Ambiguous names are resolved by a choice; an unlisted village is
 * entered beside its nearest listed place.
 */
export function TownField() {
  const t = useT();
  const { form, errorOf, town: answer } = usePosting();
  const [town, village] = useWatch({ control: form.control, name: ['town', 'village'] });
  const [isBeside, setBeside] = useState(village !== '');
  useChecked(answer !== undefined);
  const isUnknown = answer?.place === null && answer.choices.length === 0;

  function put(name: 'town' | 'village', value: string): void {
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  /** Uses the unknown name as the village's; the listed place is still to be entered. */
  function nameVillage(): void {
    setBeside(true);
    if (!isUnknown) return;
    form.setValue('village', town.trim().slice(0, VILLAGE_MAX_LENGTH), { shouldDirty: true });
    form.setValue('town', '', { shouldDirty: true });
    form.clearErrors('town');
  }

  return (
    <div className="flex flex-col gap-4">
      {isBeside && (
        <Field label={t('posting.field.village')} hint={t('posting.hint.village')} error={errorOf('village')}>
          <TextInput {...form.register('village')} maxLength={VILLAGE_MAX_LENGTH} autoComplete="off" />
        </Field>
      )}
      <div className="flex flex-col gap-2">
        <TownInput isBeside={isBeside} />
        {answer?.place && <Found place={answer.place} village={isBeside ? village.trim() : ''} />}
        <Choices places={answer?.choices ?? []} onChoose={(place) => put('town', placeLabel(place))} />
        <Button
          variant="quiet"
          size="sm"
          icon={isBeside ? 'x' : 'map-pin'}
          className="-ms-3 self-start"
          onClick={() => {
            if (!isBeside) return nameVillage();
            put('village', '');
            setBeside(false);
          }}
        >
          {t(isBeside ? 'posting.town.listed' : 'posting.town.unlisted')}
        </Button>
      </div>
    </div>
  );
}

function TownInput({ isBeside }: { isBeside: boolean }) {
  const t = useT();
  const { form, errorOf } = usePosting();
  const id = useId();
  const { names, onInput } = usePlaceNames();
  return (
    <Field
      label={t(isBeside ? 'posting.town.nearest' : 'posting.field.town')}
      hint={t('posting.hint.town')}
      error={errorOf('town')}
      required
    >
      <TextInput
        {...form.register('town')}
        list={id}
        autoComplete="address-level2"
        maxLength={100}
        placeholder={t('posting.townExample')}
        onInput={onInput}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}

/** Validates the field after blur as soon as the response arrives. */
function useChecked(isKnown: boolean): void {
  const { form } = usePosting();
  useEffect(() => {
    if (isKnown && form.getFieldState('town').isTouched) void form.trigger('town');
  }, [isKnown, form]);
}

function Found({ place, village }: { place: FoundPlace; village: string }) {
  const t = useT();
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-muted">
      <Icon name="map-pin" size="1.1rem" className="text-primary" />
      <span>
        {village && <b className="text-ink">{village}, </b>}
        {village ? t('posting.town.near', { town: place.name }) : <b className="text-ink">{place.name}</b>},{' '}
        {voivodeshipText(place.voivodeship, t)}
        {!village && place.near && ` (${t('posting.town.near', { town: place.near })})`}
      </span>
    </p>
  );
}

/** The places that a name may mean, to choose from. */
function Choices({ places, onChoose }: { places: readonly Place[]; onChoose: (place: Place) => void }) {
  const t = useT();
  const [only] = places;
  if (!only) return null;
  return (
    <fieldset className="flex flex-col gap-2 rounded-field border border-line bg-linen p-3" data-testid="town-choices">
      <legend className="sr-only">{t('posting.town.choose')}</legend>
      <p role="status" className="font-semibold">
        {places.length === 1 ? t('posting.town.meant', { town: only.name }) : t('posting.town.choose')}
      </p>
      <div className="flex flex-wrap gap-2">
        {places.map((place) => (
          <button key={place.id} type="button" className="chip text-start" onClick={() => onChoose(place)}>
            <b>{place.name}</b>
            <span className="text-sm font-normal text-muted">
              {voivodeshipText(place.voivodeship, t)}
              {place.near && `, ${t('posting.town.near', { town: place.near })}`}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
