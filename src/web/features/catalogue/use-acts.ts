import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CatalogueAct, DeskCatalogue } from '#contract/catalogue/catalogue.ts';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../lib/remote/failure-text.ts';
import type { UsedRemote } from '../../lib/remote/use-remote.ts';
import { actKeys } from '../../lib/session/act-key.ts';
import { showToast } from '../../ui/toast-store.ts';
import { changeCatalogue } from './calls.ts';

/** The server's error messages by field. */
export type Faults = Readonly<Record<string, string>>;

/** The result of an action: the new catalogue, or its errors by field. */
export interface Done {
  readonly catalogue: DeskCatalogue | null;
  readonly faults: Faults;
}

export interface Acts {
  readonly isBusy: boolean;
  /** Makes one change at a time; errors that belong to no field are shown in a toast. */
  readonly run: (act: CatalogueAct) => Promise<Done>;
  /** Shows the catalogue of a response on this page and in the frame around it. */
  readonly take: (catalogue: DeskCatalogue) => void;
}

const FAILED: Done = { catalogue: null, faults: {} };

/** Changes of the catalogue that the page shows. */
export function useActs(remote: UsedRemote<DeskCatalogue>): Acts {
  const t = useT();
  const keyOf = useRef(actKeys());
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  function take(catalogue: DeskCatalogue): void {
    remote.write(catalogue);
    void revalidate();
  }

  async function tell(error: unknown): Promise<Done> {
    const fields = isApiError(error) ? Object.entries(error.fieldErrors) : [];
    if (fields.length > 0)
      return { catalogue: null, faults: Object.fromEntries(fields.map(([name, said]) => [name, said.join(' ')])) };
    if (isApiError(error) && error.code === 'conflict') {
      await remote.reload();
      showToast({ tone: 'warning', title: t('catalogue.conflict') });
    } else if (!isCalledOff(error)) {
      showToast({ tone: 'error', title: t('catalogue.failed'), description: failureText(error, t) });
    }
    return FAILED;
  }

  async function run(act: CatalogueAct): Promise<Done> {
    if (isBusy || !remote.value) return FAILED;
    setBusy(true);
    try {
      const body = { edition: remote.value.edition, act: act as never };
      const { data } = await browserApi({ idempotencyKey: keyOf.current(body) }).call(changeCatalogue, { body });
      take(data);
      return { catalogue: data, faults: {} };
    } catch (error) {
      return await tell(error);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, run, take };
}
