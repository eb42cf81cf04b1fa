import type * as z from 'zod';
import { type StatusForm, statusFormSchema } from '#contract/seller-status/seller-status.ts';
import type { StatusValues } from './status-values.ts';

/** The statement; until something is chosen the form's values are none of its alternatives. */
export const statusSchema = statusFormSchema as unknown as z.ZodType<StatusForm, StatusValues>;
