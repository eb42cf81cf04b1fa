import { checkAudit, listAudit } from '#contract/moderation/audit.ts';
import { getCase, getDeskCounts, listCases, takeCase } from '#contract/moderation/cases.ts';
import { decideAppeal, decideCase, liftDecision, listAppeals } from '#contract/moderation/deciding.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { AppealService } from './appeals.ts';
import type { AuditService } from './audit/service.ts';
import type { CaseService } from './cases.ts';
import type { createDecide } from './decide.ts';
import type { LiftService } from './lift.ts';

export interface DeskServices {
  readonly cases: CaseService;
  readonly decide: ReturnType<typeof createDecide>;
  readonly appeals: AppealService;
  readonly lifting: LiftService;
  readonly audit: AuditService;
}

/** The moderators' desk. */
export function moderationRoutes({ cases, decide, appeals, lifting, audit }: DeskServices): Mounted[] {
  return [
    mount(listCases, ({ query }, context) => cases.list(callerOf(context), query)),
    mount(getDeskCounts, (_, context) => cases.count(callerOf(context))),
    mount(getCase, ({ params }, context) => cases.get(callerOf(context), params.id, context.locale)),
    mount(takeCase, async ({ params, body }, context) => written(await cases.take(params.id, body.taken, context))),
    mount(decideCase, async ({ params, body }, context) => {
      await decide(params.id, body, context);
      return written(await cases.get(callerOf(context), params.id, context.locale));
    }),
    mount(listAppeals, ({ query }, context) => appeals.list(callerOf(context), query)),
    mount(decideAppeal, async ({ params, body }, context) => written(await appeals.decide(params.id, body, context))),
    mount(liftDecision, async ({ params }, context) => written(await lifting.liftDecision(params.id, context))),
    mount(listAudit, ({ query }) => audit.list(query.page)),
    mount(checkAudit, async (_, context) => written(await audit.check(callerOf(context).id))),
  ];
}
