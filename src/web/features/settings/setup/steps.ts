import type { SetupStep } from '#contract/settings/setup.ts';

/** The steps in their order, copied so that the contract's schemas are not bundled; a test keeps them in step. */
export const STEPS = [
  'market',
  'colours',
  'operator',
  'languages',
  'mail',
  'payments',
  'demo',
] as const satisfies readonly SetupStep[];

/** The first unanswered step, searched from after a given one; null when all are answered. */
export function nextStep(answered: readonly SetupStep[], after?: SetupStep): SetupStep | null {
  const start = after ? STEPS.indexOf(after) + 1 : 0;
  const order = [...STEPS.slice(start), ...STEPS.slice(0, start)];
  return order.find((step) => !answered.includes(step)) ?? null;
}
