import { useNavigate } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { editHref } from '../../../lib/paths/listing-paths.ts';
import { isCalledOff } from '../../../lib/remote/failure-text.ts';
import { newActKey } from '../../../lib/session/act-key.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { duplicateListing } from './calls.ts';
import { complain } from './use-acts.ts';

/** Copies a listing and opens the copy's form to be edited. */
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
