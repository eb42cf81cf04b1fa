import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { KindId } from '#kinds/index.ts';
import { benefitGroups, type PlanId, plans } from '#kinds/plans.ts';

/** A benefit of a plan, in words; `isExtra` when a better plan gives more of it. */
export interface Given {
  readonly name: string;
  readonly text: string;
  readonly isExtra: boolean;
}

/** A plan's benefits for a kind of listing; those of paid plans only come first. */
export function planGives(plan: PlanId, kind: KindId, t: Translate): readonly Given[] {
  const rows = benefitGroups.filter(({ name }) => name === 'all' || name === kind).flatMap((group) => group.rows);
  const given = rows.flatMap(({ name, benefits }) => {
    const benefit = benefits.find((each) => plans[plan].gives.includes(each));
    if (!benefit) return [];
    const isExtra = benefits.length > 1;
    const row = t(`pages.benefit.${name}` as MessageId);
    return [{ name, isExtra, text: isExtra ? `${row}: ${t(`pages.benefit.${benefit}` as MessageId)}` : row }];
  });
  return given.sort((one, other) => Number(other.isExtra) - Number(one.isExtra));
}
