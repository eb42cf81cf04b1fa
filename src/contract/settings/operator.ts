/**
 * The operator of the site, as shown to visitors.
 *
 * address   the lines of the postal address below the name.
 * phone     international, with its spaces: `+48 18 443 56 00`.
 * taxId     NIP, ten digits.
 * register  number in the National Court Register (KRS), ten digits.
 */
export interface Operator {
  readonly name: string;
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string | null;
  readonly taxId: string | null;
  readonly register: string | null;
}
