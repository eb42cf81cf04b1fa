import { usePosting } from './form-context.tsx';
import { STEP_IDS } from './form-plan.ts';

/** The fields with errors, in the order of the form. */
export function useWrongFields(): { readonly name: string; readonly error: string }[] {
  const { fields, errorOf } = usePosting();
  return STEP_IDS.flatMap((step) => fields[step]).flatMap((name) => {
    const error = errorOf(name);
    return error ? [{ name, error }] : [];
  });
}
