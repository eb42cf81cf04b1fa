import type { InvoiceLine } from './content.ts';

const VAT_PERCENT = 23;

type Amounts = Pick<InvoiceLine, 'netMinor' | 'vatMinor' | 'grossMinor'>;

/** Prices are gross: the net amount is taken out of them, and the tax is what remains. All in grosz. */
function amountsOf(grossMinor: number): Amounts {
  const netMinor = Math.round((grossMinor * 100) / (100 + VAT_PERCENT));
  return { netMinor, vatMinor: grossMinor - netMinor, grossMinor };
}

/** An invoice's line for a gross amount, in grosz. */
export function lineOf(name: string, grossMinor: number): InvoiceLine {
  return { name, quantity: 1, vatPercent: VAT_PERCENT, ...amountsOf(grossMinor) };
}

/** A line as it is after something of it was given back, in grosz. */
export function lineAfter(before: InvoiceLine, givenBackMinor: number): InvoiceLine {
  return lineOf(before.name, before.grossMinor - givenBackMinor);
}

/** What a correction says: with the line before it makes the line after it, in each of the three amounts. */
export function differenceLine(before: InvoiceLine, givenBackMinor: number): InvoiceLine {
  const after = lineAfter(before, givenBackMinor);
  return {
    ...before,
    netMinor: after.netMinor - before.netMinor,
    vatMinor: after.vatMinor - before.vatMinor,
    grossMinor: after.grossMinor - before.grossMinor,
  };
}
