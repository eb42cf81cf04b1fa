import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { usePosting } from './form-context.tsx';
import { labelOf } from './form-plan.ts';
import { useWrongFields } from './use-wrong-fields.ts';

/** The errors of a rejected form; each links to its field. */
export function Summary() {
  const t = useT();
  const { kind, showField } = usePosting();
  const wrong = useWrongFields();
  if (wrong.length === 0) return null;
  return (
    <Alert tone="error" title={t('posting.wrong', { count: wrong.length })}>
      <ul className="mt-1 list-disc ps-5">
        {wrong.map(({ name, error }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="link tap inline-flex min-h-6 items-center"
              onClick={(event) => {
                event.preventDefault();
                showField(name);
              }}
            >
              {labelOf(name, kind, t)}: {error}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
