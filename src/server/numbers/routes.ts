import { getNumbers } from '#contract/seller-numbers.ts';
import { callerOf } from '../context.ts';
import { type Mounted, mount } from '../mount.ts';
import type { NumberService } from './service.ts';

export function numberRoutes(numbers: NumberService): Mounted[] {
  return [mount(getNumbers, ({ params, query }, context) => numbers.get(callerOf(context), params.id, query.days))];
}
