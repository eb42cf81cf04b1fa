/**
 * A body authorised by the minister of agriculture to certify organic production.
 *
 * code  as on labels: `PL-EKO-07`.
 */
export interface ControlBody {
  readonly code: string;
  readonly name: string;
}

/** By code. A certificate of a body that is not listed is refused, so a new body needs a line here. */
export const CONTROL_BODIES: readonly ControlBody[] = [
  { code: 'PL-EKO-01', name: 'Ekogwarancja PTRE' },
  { code: 'PL-EKO-02', name: 'PNG' },
  { code: 'PL-EKO-03', name: 'Cobico' },
  { code: 'PL-EKO-04', name: 'Bioekspert' },
  { code: 'PL-EKO-05', name: 'Biocert Małopolska' },
  { code: 'PL-EKO-06', name: 'Polskie Centrum Badań i Certyfikacji' },
  { code: 'PL-EKO-07', name: 'Agro Bio Test' },
  { code: 'PL-EKO-08', name: 'TÜV Rheinland Polska' },
  { code: 'PL-EKO-09', name: 'Centrum Jakości AgroEko' },
  { code: 'PL-EKO-10', name: 'SGS Polska' },
  { code: 'PL-EKO-11', name: 'DQS Polska' },
  { code: 'PL-EKO-12', name: 'Bureau Veritas Polska' },
  { code: 'PL-EKO-13', name: 'Krajowe Centrum Badań i Certyfikacji „Gwarantowana Jakość”' },
];

const byCode = new Map(CONTROL_BODIES.map((body) => [body.code, body]));

/** The control body that a canonical number of an organic certificate begins with. */
export function findControlBody(number: string): ControlBody | undefined {
  return byCode.get(number.slice(0, 'PL-EKO-00'.length));
}
