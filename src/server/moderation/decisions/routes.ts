import { appealDecision, getDecision, listDecisions } from '#contract/moderation/decisions.ts';
import { callerOf } from '../../platform/context.ts';
import { type Mounted, mount, written } from '../../platform/mount.ts';
import type { DecisionService } from './service.ts';

export function decisionRoutes(decisions: DecisionService): Mounted[] {
  return [
    mount(listDecisions, (_, context) => decisions.list(callerOf(context))),
    mount(getDecision, ({ params }, context) => decisions.get(callerOf(context), params.id)),
    mount(appealDecision, async ({ params, body }, context) =>
      written(await decisions.appeal(params.id, body, context)),
    ),
  ];
}
