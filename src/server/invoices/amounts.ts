import type { InvoiceLine } from './content.ts';

type Amounts = Pick<InvoiceLine, 'netMinor' | 'vatMinor' | 'grossMinor'>;

/** Prices are gross: net is derived from them, and the tax is the difference. All in grosz. */
function amountsOf(grossMinor: number, vatPercent: number): Amounts {
  const netMinor = Math.round((grossMinor * 100) / (100 + vatPercent));
  return { netMinor, vatMinor: grossMinor - netMinor, grossMinor };
}

/** An invoice's line for a gross amount, in grosz. */
export function lineOf(name: string, grossMinor: number, vatPercent: number): InvoiceLine {
  return { name, quantity: 1, vatPercent, ...amountsOf(grossMinor, vatPercent) };
}

/** A line after a partial refund, in grosz. */
export function lineAfter(before: InvoiceLine, givenBackMinor: number): InvoiceLine {
  return lineOf(before.name, before.grossMinor - givenBackMinor, before.vatPercent);
}

/** A correction's line: added to the line before it gives the line after it, in all three amounts. */
export function differenceLine(before: InvoiceLine, givenBackMinor: number): InvoiceLine {
  const after = lineAfter(before, givenBackMinor);
  return {
    ...before,
    netMinor: after.netMinor - before.netMinor,
    vatMinor: after.vatMinor - before.vatMinor,
    grossMinor: after.grossMinor - before.grossMinor,
  };
}

/** A row of a correction document; `unit` is the unit price. Null where a difference has none. */
export interface CorrectionRow extends Amounts {
  readonly quantity: number | null;
  readonly unit: Amounts | null;
  readonly vatPercent: number;
}

/**
 * The rows of a correction: before, after and difference. A full refund reduces the quantity to zero at the old price;
 * a partial one reduces the price.
 *
 * difference  the correction's own line, with negative amounts.
 */
export function correctionRows(
  before: InvoiceLine,
  difference: InvoiceLine,
): { before: CorrectionRow; after: CorrectionRow; difference: CorrectionRow } {
  const { quantity, vatPercent } = before;
  const was = amountsIn(before);
  const is = {
    netMinor: before.netMinor + difference.netMinor,
    vatMinor: before.vatMinor + difference.vatMinor,
    grossMinor: before.grossMinor + difference.grossMinor,
  };
  const isNothing = is.grossMinor === 0;
  return {
    before: { ...was, quantity, unit: was, vatPercent },
    after: { ...is, quantity: isNothing ? 0 : quantity, unit: isNothing ? was : is, vatPercent },
    difference: {
      ...amountsIn(difference),
      quantity: isNothing ? -quantity : null,
      unit: isNothing ? null : amountsIn(difference),
      vatPercent,
    },
  };
}

function amountsIn({ netMinor, vatMinor, grossMinor }: Amounts): Amounts {
  return { netMinor, vatMinor, grossMinor };
}
