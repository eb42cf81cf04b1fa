import { type FocusEvent, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { getKind } from '#kinds/index.ts';
import { type ListAddress, type ListValues, listHref, readValues } from './list-address.ts';

const TYPING_PAUSE_MS = 600;
const PRESS_PAUSE_MS = 150;
/** Changes that follow one another faster than this are one step of the history. */
const ONE_STEP_MS = 5000;

export interface FilterFormHandlers {
  ref: RefObject<HTMLFormElement | null>;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Applies a filter form as it changes: presses at once, typing after a pause. The form stays the same element, so focus
 * stays where it is; when the address changes by other means (back, a chip), its fields follow.
 */
export function useFilterForm(
  address: ListAddress,
  values: ListValues,
  early?: RefObject<FormData | null>,
): FilterFormHandlers {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const state = useRef({ timer: 0, changedAt: 0, appliedHref: '', isAlive: false });
  useEffect(() => () => clearTimeout(state.current.timer), []);
  const applyEarly = useEffectEvent((fields: FormData) => follow(readFields(fields, address)));
  useEffect(() => {
    const { timer, appliedHref, isAlive } = state.current;
    state.current.isAlive = true;
    if (!isAlive && early?.current) applyEarly(early.current);
    else if (form.current && !timer) fillForm(form.current, address, values, appliedHref === listHref(address, values));
  }, [address, values, early]);

  function apply(): void {
    const { current } = state;
    clearTimeout(current.timer);
    current.timer = 0;
    if (form.current) follow(readFields(new FormData(form.current), address));
  }

  function follow(wanted: ListValues): void {
    const { current } = state;
    const href = listHref(address, wanted);
    if (href === listHref(address, { ...values, page: '' })) return;
    const replace = Date.now() - current.changedAt < ONE_STEP_MS;
    current.changedAt = Date.now();
    current.appliedHref = href;
    void navigate(href, { replace, preventScrollReset: true });
  }

  return {
    ref: form,
    onChange(event) {
      clearTimeout(state.current.timer);
      state.current.timer = 0;
      if (isHalfSaid(event.target)) return;
      state.current.timer = window.setTimeout(apply, isTyped(event.target) ? TYPING_PAUSE_MS : PRESS_PAUSE_MS);
    },
    onBlur(event) {
      if (isHalfSaid(event.target)) apply();
    },
    onSubmit(event) {
      event.preventDefault();
      apply();
    },
  };
}

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}

/** A name that none of its suggestions is yet: until it is left, it would only be wrong. */
function isHalfSaid(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) || !target.list || target.value === '') return false;
  return ![...target.list.options].some((option) => option.value === target.value);
}

function readFields(fields: FormData, address: ListAddress): ListValues {
  const search = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') search.append(name, value);
  return readValues(address, search);
}

/** Makes the fields say what the address says; the one that is being typed in is left alone if the address came from it. */
function fillForm(form: HTMLFormElement, address: ListAddress, values: ListValues, isOwn: boolean): void {
  const tagParam = getKind(address.kindId).tagFilter.param;
  const tags = new Set(values[tagParam]?.split(','));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue;
    if (field.type === 'hidden' || (isOwn && field === document.activeElement)) continue;
    const value = values[field.name] ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = field.name === tagParam ? tags.has(field.value) : value === field.value;
    } else if (field.value !== value) field.value = value;
  }
}
