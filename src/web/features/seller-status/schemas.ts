import type * as z from 'zod';
import { type StatusForm, statusFormSchema } from '#contract/seller-status/seller-status.ts';
import type { StatusValues } from './status-values.ts';

/** The seller's statement; until an option is chosen, the form's values match none of its alternatives. */
export const statusSchema = statusFormSchema as unknown as z.ZodType<StatusForm, StatusValues>;
