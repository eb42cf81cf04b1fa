const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** A suggested name for the device; empty when unknown. */
export function deviceHint(userAgent: string): string {
  return DEVICES.find(([form]) => form.test(userAgent))?.[1] ?? '';
}
