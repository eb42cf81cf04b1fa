import type { ErrorCode, FieldErrors } from '#contract/errors.ts';
import type { Market } from '#contract/settings/market.ts';
import type { Operator } from '#contract/settings/operator.ts';
import type { Locale } from '#i18n/locales.ts';

/** The plain data of `WebSeam`, copied to a render thread. */
export interface SeamData {
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly messages: string | null;
  readonly market: Market;
  readonly operator: Operator | null;
  readonly catalogue: string | null;
  readonly policyDate: string | undefined;
  readonly announcedTerms: number;
  readonly prices: string | null;
  readonly failure?: ErrorCode;
  readonly nonce: string;
  readonly nowMs: number;
}

/** A request for a thread to render. `number` identifies it in all messages. */
export interface RenderOrder {
  readonly type: 'render';
  readonly number: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
  readonly seam: SeamData;
}

/** The result of a loader's API call, by the thread's number of the call. */
export interface CallAnswer {
  readonly type: 'answer';
  readonly call: number;
  readonly answer?: unknown;
  readonly failure?: { readonly code: ErrorCode; readonly message: string; readonly fieldErrors: FieldErrors };
}

export type ToThread = RenderOrder | CallAnswer;

/** An API call that the main thread makes for a loader. */
interface CallOrder {
  readonly type: 'call';
  readonly number: number;
  readonly call: number;
  readonly endpoint: string;
  readonly input: unknown;
}

/** A finished page; its body is transferred, not copied. */
interface Rendered {
  readonly type: 'rendered';
  readonly number: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

interface RenderFailed {
  readonly type: 'failed';
  readonly number: number;
  readonly message: string;
}

export type FromThread = CallOrder | Rendered | RenderFailed;
