import { useNavigate } from 'react-router';
import type { OwnListing } from '#contract/selling.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { isCalledOff } from '../panel/failure-text.ts';
import { newActKey } from '../session/act-key.ts';
import { duplicateListing } from './calls.ts';
import { editHref } from './places.ts';
import { complain } from './use-acts.ts';

/** Copies a listing and opens the copy's form, as nobody wants the same twice. */
export function useDuplicate(): (listing: OwnListing) => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  return async ({ id }) => {
    try {
      const api = browserApi({ idempotencyKey: newActKey() });
      const { data } = await api.call(duplicateListing, { params: { id } });
      showToast({ tone: 'success', title: t('selling.duplicated'), description: t('selling.duplicatedText') });
      await navigate(editHref(data));
    } catch (error) {
      if (!isCalledOff(error)) complain(error, t);
    }
  };
}
