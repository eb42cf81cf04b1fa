import { acts } from '../rules/acts.ts';
import { type CodeForm, codeForms } from '../rules/code-forms.ts';
import type { FieldName } from '../rules/fields.ts';
import type { LegalAct } from '../rules/rule.ts';

export const CREDENTIAL_KIND_IDS = [
  'organic',
  'rhd',
  'marginal',
  'approved',
  'directSale',
  'sanitary',
  'plantOperator',
  'eggProducer',
  'herd',
  'breeder',
  'beekeeper',
  'protectedName',
  'traditionalProduct',
  'alcohol',
  'lodging',
  'eventPermit',
] as const;
export type CredentialKindId = (typeof CREDENTIAL_KIND_IDS)[number];

/** A format of a number, canonical as `checkNumber` returns it; the example is not a real number. */
export type NumberForm = Pick<CodeForm, 'pattern' | 'example'>;

/**
 * Where a credential can be stated although no rule asks for it.
 *
 * kind        of listing.
 * categories  each with its descendants; absent for any, and for kinds without categories.
 */
export interface Place {
  readonly kind: 'ad' | 'agritourism' | 'event';
  readonly categories?: readonly number[];
}

/**
 * A kind of credential: a certificate, registration or permit.
 *
 * forms        the accepted formats of its number, the usual one first.
 * field        the detail of an ad with the same number, whose rules say where it is required.
 * places       where else it can be stated.
 * ends         whether it expires.
 * isPublic     whether the number is public.
 * registerUrl  the public register of such numbers; null if there is none.
 * acts         the law that it is based on.
 */
export interface CredentialKind {
  readonly id: CredentialKindId;
  readonly forms: readonly NumberForm[];
  readonly field: Exclude<FieldName, 'pay' | 'equineNumber'> | null;
  readonly places: readonly Place[];
  readonly ends: 'always' | 'sometimes' | 'never';
  readonly isPublic: boolean;
  readonly registerUrl: string | null;
  readonly acts: readonly LegalAct[];
}

const VETERINARY_REGISTERS =
  'https://www.wetgiw.gov.pl/handel-eksport-import/rejestry-i-wykazy-podmiotow-nadzorowanych';

const FOOD = 100;
const PLANTS = 400;
const ANIMALS = 500;
const HONEY = [101, 102];
const BEES = 511;
const BEEKEEPING_SERVICES = 809;

/** An official number without a legally defined format: letters, digits and separators, at least one digit. */
const FREE_NUMBER = /^(?=.*\d)[\p{Lu}\d](?:[\p{Lu}\d ./-]{0,48}[\p{Lu}\d])$/u;

function kind(
  id: CredentialKindId,
  parts: Pick<CredentialKind, 'forms' | 'ends' | 'acts'> & Partial<CredentialKind>,
): CredentialKind {
  return { id, field: null, places: [], isPublic: true, registerUrl: null, ...parts };
}

const registration = { field: 'foodRegistration', ends: 'never', registerUrl: VETERINARY_REGISTERS } as const;

/** Every kind of credential, in the order of a form. */
export const credentialKinds: readonly CredentialKind[] = [
  kind('organic', {
    forms: [codeForms.organic],
    field: 'organicCertificate',
    places: [{ kind: 'ad', categories: [FOOD, PLANTS, ANIMALS] }, { kind: 'agritourism' }],
    ends: 'always',
    registerUrl: 'https://webgate.ec.europa.eu/tracesnt/directory/publication/organic-operator/index',
    acts: acts.organic,
  }),
  kind('rhd', { ...registration, forms: [codeForms.rhd, codeForms.rhdPlant], acts: acts.farmRetail }),
  kind('marginal', { ...registration, forms: [codeForms.marginal], acts: acts.marginal }),
  kind('approved', { ...registration, forms: [codeForms.approved], acts: acts.approved }),
  kind('directSale', { ...registration, forms: [codeForms.directSale], acts: acts.directSale }),
  kind('sanitary', { ...registration, forms: [codeForms.sanitary], registerUrl: null, acts: acts.sanitary }),
  kind('plantOperator', {
    forms: [codeForms.plantOperator],
    field: 'plantOperator',
    ends: 'never',
    registerUrl: 'https://piorin.gov.pl/',
    acts: acts.plantPassport,
  }),
  kind('eggProducer', {
    forms: [codeForms.eggStamp],
    field: 'eggCode',
    ends: 'never',
    registerUrl: VETERINARY_REGISTERS,
    acts: acts.eggs,
  }),
  kind('herd', { forms: [codeForms.herd], field: 'herdNumber', ends: 'never', isPublic: false, acts: acts.herd }),
  kind('breeder', {
    forms: [codeForms.kennel, codeForms.shelter],
    field: 'breederNumber',
    ends: 'sometimes',
    acts: acts.pets,
  }),
  kind('beekeeper', {
    forms: [codeForms.veterinary],
    field: 'keeperNumber',
    places: [{ kind: 'ad', categories: [BEES, BEEKEEPING_SERVICES, ...HONEY] }],
    ends: 'never',
    registerUrl: VETERINARY_REGISTERS,
    acts: acts.bees,
  }),
  kind('protectedName', {
    forms: [{ pattern: /^(?:PDO|PGI|TSG)-[A-Z]{2}-\d{3,5}(?:-AM\d{1,2})?$/, example: 'PGI-PL-99999' }],
    places: [{ kind: 'ad', categories: [FOOD] }],
    ends: 'sometimes',
    registerUrl: 'https://ec.europa.eu/agriculture/eambrosia/geographical-indications-register/',
    acts: acts.protectedNames,
  }),
  kind('traditionalProduct', {
    forms: [{ pattern: /^\p{L}[\p{L}\d ,.()„”"’'/-]{2,98}$/u, example: 'Miód z Przykładowa' }],
    places: [{ kind: 'ad', categories: [FOOD] }, { kind: 'agritourism' }],
    ends: 'never',
    registerUrl: 'https://www.gov.pl/web/rolnictwo/lista-produktow-tradycyjnych12',
    acts: acts.traditional,
  }),
  kind('alcohol', {
    forms: [{ pattern: FREE_NUMBER, example: 'A/99/2024' }],
    places: [{ kind: 'agritourism' }, { kind: 'event' }],
    ends: 'always',
    registerUrl: 'https://aplikacja.ceidg.gov.pl/ceidg/ceidg.public.ui/search.aspx',
    acts: acts.alcohol,
  }),
  kind('lodging', {
    forms: [{ pattern: FREE_NUMBER, example: 'OT.99/2024' }],
    places: [{ kind: 'agritourism' }],
    ends: 'never',
    acts: acts.lodging,
  }),
  kind('eventPermit', {
    forms: [{ pattern: FREE_NUMBER, example: 'OA.5310.99.2024' }],
    places: [{ kind: 'event' }],
    ends: 'always',
    acts: acts.massEvents,
  }),
];

const byId = new Map(credentialKinds.map((each) => [each.id, each]));

export function getCredentialKind(id: CredentialKindId): CredentialKind {
  return byId.get(id) as CredentialKind;
}
