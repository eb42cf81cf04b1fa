import { getProfile } from '#contract/accounts.ts';
import { type Mounted, mount } from '../mount.ts';
import type { AccountService } from './service.ts';

export function accountRoutes(accounts: AccountService): Mounted[] {
  return [mount(getProfile, ({ params }) => accounts.getProfile(params.id))];
}
