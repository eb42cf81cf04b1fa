import { useEffect, useState } from 'react';
import type { UseFormWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { InputOf } from '#contract/endpoint.ts';
import { isApiError } from '#contract/errors.ts';
import type { ReportReason } from '#contract/moderation/reports.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { type ContractForm, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { endSession, useSession } from '../../../lib/session/session-store.ts';
import { sendReport } from './calls.ts';
import type { ReportedThing } from './reported-thing.ts';

/** The form's values. Signed-in users do not see name, address and check box. */
export interface ReportValues {
  reason: ReportReason | '';
  description: string;
  name: string;
  email: string;
  goodFaith: boolean;
  website: string;
}

type ReportBody = Omit<InputOf<typeof sendReport>['body'], 'target'>;

export type ReportForm = ContractForm<ReportValues, ReportBody>;

/** State of a report. `own` and `gone` cannot be retried. */
export type ReportOutcome =
  | { readonly name: 'open' }
  | { readonly name: 'sent'; readonly reference: string; readonly email: string | null }
  | { readonly name: 'own' }
  | { readonly name: 'gone' };

export interface UsedReport {
  readonly form: ReportForm;
  readonly outcome: ReportOutcome;
  readonly isMember: boolean;
  /** The session has ended while the user was writing. */
  readonly isSessionOver: boolean;
}

const OWN = { name: 'own' } as const;

const EMPTY: ReportValues = { reason: '', description: '', name: '', email: '', goodFaith: false, website: '' };

/** Unsent input of closed dialogs, restored on reopening. */
const unsent = new Map<string, ReportValues>();

/** A report being written. `reason` is chosen from the beginning. */
export function useReport(target: ReportedThing, reason?: ReportReason): UsedReport {
  const key = `${target.type} ${target.id}`;
  const session = useSession();
  const isMember = Boolean(session);
  const isOwn = session && target.type === 'account' && session.id === target.id;
  const [outcome, setOutcome] = useState<ReportOutcome>(isOwn ? OWN : { name: 'open' });
  const [wasMember] = useState(isMember);

  async function send(values: ReportBody): Promise<void> {
    try {
      const { data } = await browserApi({ isIdentified: true }).call(sendReport, { body: { ...values, target } });
      setOutcome({ name: 'sent', reference: data.reference, email: (!isMember && values.email) || null });
    } catch (error) {
      const end = endOf(error);
      if (end) setOutcome(end);
      else if (isMember && wantsVisitor(error)) endSession();
      else throw error;
    }
  }

  const form = useContractForm<ReportValues, ReportBody>({
    schema: () => loadSchema(isMember),
    values: { ...(unsent.get(key) ?? EMPTY), ...(reason && { reason }) },
    send,
  });
  useKeptWords(key, outcome.name === 'open', form.form.watch);
  return { form, outcome, isMember, isSessionOver: wasMember && !isMember };
}

/** The schema's input type has no empty reason, which is what it has to reject. */
async function loadSchema(isMember: boolean): Promise<z.ZodType<ReportBody, ReportValues>> {
  const { memberReportSchema, visitorReportSchema } = await import('./schemas.ts');
  return (isMember ? memberReportSchema : visitorReportSchema) as unknown as z.ZodType<ReportBody, ReportValues>;
}

function endOf(error: unknown): ReportOutcome | null {
  if (!isApiError(error)) return null;
  if (error.code === 'ownThing') return OWN;
  return error.code === 'notFound' ? { name: 'gone' } : null;
}

/** The server asks for a visitor's fields: the session has ended. */
function wantsVisitor(error: unknown): boolean {
  return isApiError(error) && ['name', 'email', 'goodFaith'].some((field) => field in error.fieldErrors);
}

/** Kept with each change: a dialog that closes can be opened again before it is unmounted. */
function useKeptWords(key: string, isOpen: boolean, watch: UseFormWatch<ReportValues>): void {
  useEffect(() => {
    if (isOpen) return watch((values) => void unsent.set(key, { ...EMPTY, ...values })).unsubscribe;
    unsent.delete(key);
    return undefined;
  }, [key, isOpen, watch]);
}
