const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The day of the Polish calendar at a moment, `YYYY-MM-DD`. */
export function polishDay(moment: Date): string {
  return FORMAT.format(moment);
}
