/** Popular searches of the demo market, most popular first. */
export const demoSearches: readonly string[] = [
  'miód lipowy',
  'jajka wiejskie',
  'ser kozi',
  'ziemniaki',
  'drewno kominkowe',
  'kosz wiklinowy',
  'sadzonki truskawek',
  'chleb na zakwasie',
];
