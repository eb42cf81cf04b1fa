import { type FocusEvent, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { getKind } from '#kinds/index.ts';
import { isListed, type ListAddress, type ListValues, listedValues, listHref, readValues } from './list-address.ts';

const TYPING_PAUSE_MS = 600;
const PRESS_PAUSE_MS = 150;
/** Changes in quicker succession share one history entry. */
const ONE_STEP_MS = 5000;

export interface FilterFormHandlers {
  ref: RefObject<HTMLFormElement | null>;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Applies a filter form as it changes: clicks at once, typing after a pause. The form element is kept, and with it the
 * focus; when the URL changes otherwise (back, a chip), the fields follow.
 */
export function useFilterForm(
  address: ListAddress,
  values: ListValues,
  early?: RefObject<FormData | null>,
): FilterFormHandlers {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const state = useRef({ timer: 0, changedAt: 0, appliedHref: '', shownHref: '' });
  useEffect(() => () => clearTimeout(state.current.timer), []);
  const applyEarly = useEffectEvent((fields: FormData) => follow(readFields(fields, address)));
  useEffect(() => {
    const { timer, appliedHref, shownHref } = state.current;
    const href = listHref(address, values);
    // A revalidation of the same URL must not undo what is being typed.
    if (href === shownHref) return;
    state.current.shownHref = href;
    if (!shownHref && early?.current) applyEarly(early.current);
    else if (form.current && !timer) fillForm(form.current, address, values, appliedHref === href);
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

/** A partly typed place name is invalid until completed, so the caller waits for the blur. */
function isHalfSaid(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) || !target.list || target.value === '') return false;
  return ![...target.list.options].some((option) => option.value === target.value);
}

function readFields(fields: FormData, address: ListAddress): ListValues {
  const search = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') search.append(name, value);
  return readValues(address, search);
}

/** Sets the fields to the URL's values; leaves the field being typed in alone if the URL came from it. */
function fillForm(form: HTMLFormElement, address: ListAddress, values: ListValues, isOwn: boolean): void {
  const kind = getKind(address.kindId);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue;
    if (field.type === 'hidden' || (isOwn && field === document.activeElement)) continue;
    const value = values[field.name] ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = isListed(kind, field.name)
        ? listedValues(values, field.name).includes(field.value)
        : value === field.value;
    } else if (field.value !== value) field.value = value;
  }
}
