import fc from 'fast-check';

/** What a purchase is for, and that item's state when the first event arrives. */
const WORLDS = [
  ['promoted', 'waiting'],
  ['promoted', 'basic'],
  ['promoted', 'running'],
  ['promoted', 'higher'],
  ['promoted', 'removed'],
  ['promoted', 'deleted'],
  ['promoted', 'left'],
  ['highlighted', 'waiting'],
  ['highlighted', 'basic'],
  ['highlighted', 'running'],
  ['highlighted', 'removed'],
  ['basic', 'waiting'],
  ['basic', 'running'],
  ['basic', 'left'],
] as const;

/** Genuine events of the provider, and events that occur by themselves. */
const TRUE_WORDS = ['paid', 'paidAgain', 'declined', 'expired', 'timeOver', 'checkoutStored'] as const;
/** Not from the provider: forged without the secret, replayed later, or altered on the way. */
const FORGERIES = ['forged', 'stale', 'tampered'] as const;
/** From the provider, but not matching this payment as ordered. */
const MISFITS = ['wrongAmount', 'wrongCurrency', 'otherReference', 'otherPurchase', 'unaskedRefund'] as const;

type TrueWord = (typeof TRUE_WORDS)[number];
type Forgery = (typeof FORGERIES)[number];
type Misfit = (typeof MISFITS)[number];
export type Word = TrueWord | Forgery | Misfit;

/**
 * One event as it arrives; a process that dies on it has either committed nothing, or everything without responding.
 */
export interface Step {
  readonly word: Word;
  readonly dies: 'never' | 'beforeCommit' | 'afterCommit';
}

/** The history of one purchase. `knowsReference`: the provider's reference is stored from the start. */
export interface Schedule {
  readonly sold: 'promoted' | 'highlighted' | 'basic';
  readonly state: (typeof WORLDS)[number][1];
  readonly knowsReference: boolean;
  readonly steps: readonly Step[];
}

const stepOf = (word: fc.Arbitrary<Word>) =>
  fc.record({
    word,
    dies: fc.oneof(
      { arbitrary: fc.constant('never' as const), weight: 6 },
      { arbitrary: fc.constantFrom('beforeCommit' as const, 'afterCommit' as const), weight: 1 },
    ),
  });

/** Events in any order and number; drawn repeatedly, most of them occur more than once. */
export const schedules: fc.Arbitrary<Schedule> = fc
  .record({
    world: fc.constantFrom(...WORLDS),
    knowsReference: fc.boolean(),
    steps: fc.array(
      stepOf(
        fc.oneof(
          { arbitrary: fc.constantFrom<Word>(...TRUE_WORDS), weight: 5 },
          { arbitrary: fc.constantFrom<Word>(...FORGERIES), weight: 1 },
          { arbitrary: fc.constantFrom<Word>(...MISFITS), weight: 1 },
        ),
      ),
      { minLength: 1, maxLength: 5, size: 'max' },
    ),
  })
  .map(({ world: [sold, state], knowsReference, steps }) => {
    // While no reference is stored, another one does not contradict it.
    const needsName: readonly Word[] = ['otherReference', 'otherPurchase'];
    return {
      sold,
      state,
      knowsReference,
      steps: steps.filter(({ word }) => knowsReference || !needsName.includes(word)),
    };
  });

/** The steps as they take effect: unacknowledged ones are sent again after all others. */
export function takenSteps({ steps }: Schedule): Step[] {
  const again = steps.filter(({ dies }) => dies !== 'never').map(({ word }) => ({ word, dies: 'never' as const }));
  return [...steps, ...again];
}

const PERIOD_MS = 14 * 86_400_000;

/** The expected result of a schedule; times in milliseconds. */
export interface Outcome {
  readonly status: 'pending' | 'success' | 'timeout' | 'declined';
  readonly invoices: 0 | 1;
  readonly activeUntilMs: number | null;
  readonly hasMismatch: boolean;
  readonly events: number;
}

/** The whole rule in a few lines: a genuine success counts once and for good, a failure only before anything else. */
export function expectedOutcome(schedule: Schedule, nowMs: number, runsUntilMs: number): Outcome {
  const words = takenSteps(schedule)
    .filter(({ dies }) => dies !== 'beforeCommit')
    .map(({ word }) => word);
  const isPaid = words.includes('paid') || words.includes('paidAgain');
  const ends = { declined: 'declined', expired: 'timeout', timeOver: 'timeout' } as const;
  const firstEnd = words.find((word): word is keyof typeof ends => word in ends);
  const begins = { waiting: nowMs, basic: nowMs, running: runsUntilMs } as Partial<Record<string, number>>;
  const beginsMs = begins[schedule.state];
  const kept: readonly Word[] = ['paid', 'paidAgain', 'declined', 'expired', ...MISFITS];
  return {
    status: isPaid ? 'success' : firstEnd ? ends[firstEnd] : 'pending',
    invoices: isPaid ? 1 : 0,
    activeUntilMs: isPaid && beginsMs !== undefined ? beginsMs + PERIOD_MS : null,
    hasMismatch: words.some((word) => (MISFITS as readonly Word[]).includes(word)),
    events: new Set(words.filter((word) => kept.includes(word))).size,
  };
}
