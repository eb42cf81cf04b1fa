const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a person may call the device they sit at; empty where nothing is known of it. */
export function deviceHint(userAgent: string): string {
  return DEVICES.find(([form]) => form.test(userAgent))?.[1] ?? '';
}
