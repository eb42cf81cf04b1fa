import { z } from 'zod';
import { HOUSE_RULES, type HouseRule } from './rule-grounds.ts';

const HOUSE_RULE_IDS = Object.keys(HOUSE_RULES) as [HouseRule, ...HouseRule[]];
export const houseRuleSchema = z.enum(HOUSE_RULE_IDS, { error: 'validation.ruleRequired' });

/**
 * What a moderator can decide.
 *
 * dismiss         nothing is wrong.
 * askChange       the thing stays as it is; its owner is asked to change it.
 * hide            nobody sees it until that is lifted; what is edited meanwhile stays hidden.
 * remove          it is gone, also for its owner; for as long as that can be appealed against it can come back.
 * suspendAccount  its owner may not write, and neither their listings nor their profile are shown, for a time or for good.
 */
export const ACTIONS = ['dismiss', 'askChange', 'hide', 'remove', 'suspendAccount'] as const;
export const actionSchema = z.enum(ACTIONS, { error: 'validation.unknownOption' });
export type ModerationAction = z.output<typeof actionSchema>;
