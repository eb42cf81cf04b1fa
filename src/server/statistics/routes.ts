import { getNumbers } from '#contract/statistics.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount } from '../platform/mount.ts';
import type { NumberService } from './service.ts';

export function numberRoutes(numbers: NumberService): Mounted[] {
  return [mount(getNumbers, ({ params, query }, context) => numbers.get(callerOf(context), params.id, query.days))];
}
