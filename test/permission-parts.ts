import type { World } from './permission-roles.ts';

/** A valid form. */
export const AD = {
  title: 'Miód lipowy',
  description: 'Prosto z pasieki pod lasem.',
  town: 'Łowicz',
  category: 101,
  price: '40',
  details: {},
  codes: { foodRegistration: 'SB 06993804' },
};
export const withId = (name: keyof World) => (world: World) => ({ params: { id: world[name] } });
export const listing = withId('listingId');
export const seller = withId('sellerId');
export const comment = withId('commentId');
export const received = withId('receivedCommentId');
export const receivedReview = withId('receivedReviewId');
export const aCase = withId('caseId');
export const decision = withId('decisionId');
export const conversation = withId('conversationId');
export const offer = (name: 'madeOfferId' | 'receivedOfferId') => (world: World) => ({
  params: { id: world.conversationId, offerId: world[name] },
});
export const offering = (world: World) => ({
  ...conversation(world),
  body: { clientId: 'moja-propozycja', price: '30', listingIds: [world.listingId] },
});
export const purchase = withId('purchaseId');
export const savedSearch = withId('savedSearchId');
export const credential = withId('credentialId');
export const aJob = () => ({ params: { id: '6f1ed002-ab5e-4a71-9e6b-0f8a3d0c1b2a' } });
export const aText = () => ({ params: { id: 'home' } });
export const aMailText = () => ({ params: { id: 'mail.verifyEmail' }, body: { locale: 'pl', fields: {} } });
export const webhook = withId('webhookId');
export const WEBHOOK = { url: 'https://sklep.example/jarmark', events: ['message.received'] };
export const ACCESS_TOKEN = { name: 'Arkusz', scopes: ['listings:read'], days: 30 };
export const CREDENTIAL = { kind: 'sanitary', number: 'PPIS HŻ.9027.71.2026' };
export const COMMENT = { rating: 4, text: 'Bardzo dobry miód.' };
export const TEXT = { text: 'Proszę spojrzeć na to jeszcze raz.' };
export const MESSAGE = { clientId: 'moja-wiadomosc', content: TEXT.text };
export const TOKEN = { token: 'x'.repeat(43) };

/** A browser's push subscription; the key is a publicly known point of the curve. */
export const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};

/** An order for the owner's listing. */
const SOLD = { price: 21, days: 14, vatPercent: 23 };
const PLACED = { ...SOLD, places: ['list', 'home'] };
export const PRICES = { basic: PLACED, extended: PLACED, shopLink: SOLD };
export const VOUCHER = {
  ...{ code: null, discount: { kind: 'free' }, plans: ['basic'], holdsFrom: null, holdsUntil: null },
  ...{ maxUses: null, maxPerPerson: 1, isForNewcomers: false },
};

export const order = ({ listingId }: World) => ({
  ordered: { type: 'listing', listingId, plan: 'extended' },
  provider: 'sandbox',
  expected: 39,
  buyer: {
    type: 'person',
    name: 'Halina Wrona',
    address: 'ul. Polna 4',
    city: 'Łowicz',
    zip: '99-400',
    email: 'halina@example.pl',
  },
  wantsAtOnce: true,
});
