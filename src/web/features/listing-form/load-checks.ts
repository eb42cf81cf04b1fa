import type { Translate } from '#i18n/message-id.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { FormChecks } from './form-resolver.ts';
import { loadRuleCheck } from './rule-view.ts';

/** What the form of a kind is checked by; it comes after the form, and before one can have filled it in. */
export async function loadChecks(kindId: KindId, t: Translate): Promise<FormChecks> {
  const [{ schemaOf }, check] = await Promise.all([import('./schema.ts'), loadRuleCheck()]);
  const kind = getKind(kindId);
  return {
    schema: schemaOf(kindId),
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
