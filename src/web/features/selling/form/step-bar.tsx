import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePosting } from './form-context.tsx';
import type { Steps } from './use-steps.ts';
import { askTown } from './use-town.ts';

/** On phones: back, and on to the next step once this one has no errors. */
export function StepBar({ steps }: { steps: Steps }) {
  const t = useT();
  const { form, fields, showField } = usePosting();

  async function goOn(): Promise<void> {
    const names = fields[steps.current];
    // If offline, the server validates the town later.
    if (names.includes('town')) await askTown(form.getValues('town')).catch(() => {});
    await form.trigger(names as 'title'[]);
    const first = names.find((name) => form.getFieldState(name as 'title').error);
    if (first) showField(first);
    else steps.next();
  }

  return (
    <div className="foot-bar sticky bottom-(--foot-height) z-30 -mx-4 flex gap-3 border-t border-line bg-surface px-4 py-2.5 sm:-mx-6 sm:px-6 lg:hidden">
      {steps.current !== 'what' && (
        <Button variant="secondary" icon="chevron-left" onClick={steps.back}>
          {t('posting.back')}
        </Button>
      )}
      <Button iconEnd="chevron-right" className="flex-1" onClick={() => void goOn()}>
        {t('posting.next')}
      </Button>
    </div>
  );
}
