import type { Translate } from '#i18n/message-id.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { FormChecks } from './form-resolver.ts';
import { loadRuleCheck } from './rule-view.ts';

/** The validation of a kind's form; loaded after the form. */
export async function loadChecks(kindId: KindId, t: Translate): Promise<FormChecks> {
  const [{ schemaOf, isPast }, check] = await Promise.all([import('./schema.ts'), loadRuleCheck()]);
  const kind = getKind(kindId);
  return {
    schema: schemaOf(kindId),
    isPast: (form) => isPast(form, Date.now()),
    rules: (values) => ({
      codeNames: check.askedCodes(kind, values).map(({ field }) => field.name),
      errors: Object.fromEntries(
        check
          .findingsOf(kind, values, t)
          .flatMap(({ name, severity, text }) => (severity === 'refuse' ? [[name, text]] : [])),
      ),
    }),
  };
}
