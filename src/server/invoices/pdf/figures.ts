const amount = new Intl.NumberFormat('pl-PL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const day = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an amount in grosz: `1 234,50`. */
export function amountText(minor: number): string {
  return amount
    .format(minor / 100)
    .replace('-', '−')
    .replace(/\s/g, '\u00a0');
}

/** Formats an amount with the currency: `39,00 zł`. */
export function zlotyText(minor: number): string {
  return `${amountText(minor)}\u00a0zł`;
}

/** Formats a day given as `YYYY-MM-DD`: `21 listopada 2026`. */
export function dayText(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`)).replace(/\s/g, '\u00a0');
}
