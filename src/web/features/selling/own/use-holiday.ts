import { useState } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { isCalledOff } from '../../../lib/remote/failure-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { setHoliday } from './calls.ts';
import { complain } from './use-acts.ts';

export interface Holiday {
  readonly isBusy: boolean;
  /** The requested state until the server responds. */
  readonly wanted: boolean | null;
  readonly set: (isOn: boolean) => Promise<void>;
}

/** Starts and ends a holiday, during which none of the user's listings are public. `onChanged` reloads. */
export function useHoliday(onChanged: () => Promise<void>): Holiday {
  const t = useT();
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function set(isOn: boolean): Promise<void> {
    setWanted(isOn);
    try {
      const { data } = await browserApi().call(setHoliday, { body: { on: isOn } });
      const message = isOn ? 'selling.holiday.began' : 'selling.holiday.ended';
      showToast({
        id: 'holiday',
        tone: 'success',
        title: t(isOn ? 'selling.holiday.beganTitle' : 'selling.holiday.endedTitle'),
        description: t(message, { count: data.listings }),
      });
      await onChanged();
    } catch (error) {
      if (!isCalledOff(error)) complain(error, t);
    }
    setWanted(null);
  }

  return { isBusy: wanted !== null, wanted, set };
}
