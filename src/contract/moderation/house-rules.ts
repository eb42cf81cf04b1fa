import * as z from 'zod';
import { HOUSE_RULES, type HouseRule } from './rule-grounds.ts';

const HOUSE_RULE_IDS = Object.keys(HOUSE_RULES) as [HouseRule, ...HouseRule[]];
export const houseRuleSchema = z.enum(HOUSE_RULE_IDS, { error: 'validation.ruleRequired' });

/**
 * A moderator's possible decisions.
 *
 * dismiss         nothing is wrong.
 * askChange       the item stays as it is; its owner is asked to change it.
 * hide            not visible to others until lifted; edits meanwhile stay hidden.
 * remove          removed, also for its owner; it can be restored while an appeal is possible.
 * suspendAccount  the owner may not write, and their listings and profile are hidden, temporarily or permanently.
 */
export const ACTIONS = ['dismiss', 'askChange', 'hide', 'remove', 'suspendAccount'] as const;
export const actionSchema = z.enum(ACTIONS, { error: 'validation.unknownOption' });
export type ModerationAction = z.output<typeof actionSchema>;
