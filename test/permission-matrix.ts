import type { CallParts } from '#contract/api-client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { NeededScope } from '#contract/programs/scopes.ts';

/**
 * The callers: `owner` owns the item that the call is about, `otherOwner` one of the same sort; `suspended` is another
 * user, who may not write.
 */
export const ROLES = [
  'visitor',
  'unverified',
  'suspended',
  'user',
  'owner',
  'otherOwner',
  'moderator',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Refusals for lack of permission; with any other failure, the caller was admitted. */
export const REFUSALS: readonly string[] = [
  'mustLoggedIn',
  'mustVerifyEmail',
  'accountSuspended',
  'forbidden',
  'passwordConfirmationRequired',
  'strongSignInRequired',
];

/** The items that calls refer to; ids are of the owner's items. */
export interface World {
  readonly listingId: number;
  readonly sellerId: number;
  readonly sessionId: number;
  readonly galleryKey: number;
  readonly passkeyId: number;
  /** By the owner, on another user's listing. */
  readonly commentId: number;
  /** By another user, on the owner's listing. */
  readonly receivedCommentId: number;
  /** About the owner's listing. */
  readonly caseId: number;
  readonly decisionId: number;
  readonly appealId: number;
  /** Between the owner and another user. */
  readonly conversationId: number;
  /** In that conversation: by the owner, and by the other. */
  readonly madeOfferId: number;
  readonly receivedOfferId: number;
  /** Between the owner as the buyer and another user. */
  readonly agreementId: number;
  /** By the owner of another user as a buyer, and by another user of the owner, with a reply. */
  readonly buyerReviewId: number;
  readonly receivedReviewId: number;
  /** By the owner, paid. */
  readonly purchaseId: number;
  readonly savedSearchId: number;
  /** By the owner, waiting for an answer. */
  readonly credentialId: number;
  readonly accessTokenId: number;
  readonly webhookId: number;
  readonly deliveryId: string;
}

type Verdict = 'allowed' | ErrorCode;

interface Row {
  readonly verdicts: Readonly<Record<Role, Verdict>>;
  /** A call to which only a lack of permission is a failure; other failures do not matter here. */
  readonly parts?: (world: World) => CallParts;
}

function verdicts(changes: Partial<Record<Role, Verdict>>): Record<Role, Verdict> {
  const all = Object.fromEntries(ROLES.map((role) => [role, 'allowed'])) as Record<Role, Verdict>;
  return { ...all, ...changes };
}

const everybody: Row = { verdicts: verdicts({}) };
const members: Row = { verdicts: verdicts({ visitor: 'mustLoggedIn' }) };
const confirmedMembers: Row = {
  verdicts: verdicts({ visitor: 'mustLoggedIn', unverified: 'mustVerifyEmail', suspended: 'accountSuspended' }),
};
/** Members may call, but other people's items are not found, not even by moderators. */
const ownThings: Row = {
  verdicts: verdicts({
    visitor: 'mustLoggedIn',
    unverified: 'notFound',
    suspended: 'notFound',
    user: 'notFound',
    otherOwner: 'notFound',
    moderator: 'notFound',
    admin: 'notFound',
  }),
};
const confirmedOwnThings: Row = {
  verdicts: { ...ownThings.verdicts, unverified: 'mustVerifyEmail', suspended: 'accountSuspended' },
};
/** The moderators' desk: closed to everyone else, whoever owns the item. */
const desk: Row = {
  verdicts: verdicts({
    visitor: 'mustLoggedIn',
    unverified: 'forbidden',
    suspended: 'accountSuspended',
    user: 'forbidden',
    owner: 'forbidden',
    otherOwner: 'forbidden',
  }),
};
/** For admins only, whoever owns the item. */
const adminDesk: Row = { verdicts: { ...desk.verdicts, moderator: 'forbidden' } };
/** A valid form. */
const AD = {
  title: 'Miód lipowy',
  description: 'Prosto z pasieki pod lasem.',
  town: 'Łowicz',
  category: 101,
  price: '40',
  details: {},
  codes: { foodRegistration: 'SB 06993804' },
};
const withId = (name: keyof World) => (world: World) => ({ params: { id: world[name] } });
const listing = withId('listingId');
const seller = withId('sellerId');
const comment = withId('commentId');
const received = withId('receivedCommentId');
const receivedReview = withId('receivedReviewId');
const aCase = withId('caseId');
const decision = withId('decisionId');
const conversation = withId('conversationId');
const offer = (name: 'madeOfferId' | 'receivedOfferId') => (world: World) => ({
  params: { id: world.conversationId, offerId: world[name] },
});
const offering = (world: World) => ({
  ...conversation(world),
  body: { clientId: 'moja-propozycja', price: '30', listingIds: [world.listingId] },
});
const purchase = withId('purchaseId');
const savedSearch = withId('savedSearchId');
const credential = withId('credentialId');
const aJob = () => ({ params: { id: '6f1ed002-ab5e-4a71-9e6b-0f8a3d0c1b2a' } });
const aText = () => ({ params: { id: 'home' } });
const aMailText = () => ({ params: { id: 'mail.verifyEmail' }, body: { locale: 'pl', fields: {} } });
const webhook = withId('webhookId');
const WEBHOOK = { url: 'https://sklep.example/jarmark', events: ['message.received'] };
const ACCESS_TOKEN = { name: 'Arkusz', scopes: ['listings:read'], days: 30 };
const CREDENTIAL = { kind: 'sanitary', number: 'PPIS HŻ.9027.71.2026' };
const COMMENT = { rating: 4, text: 'Bardzo dobry miód.' };
const TEXT = { text: 'Proszę spojrzeć na to jeszcze raz.' };
const MESSAGE = { clientId: 'moja-wiadomosc', content: TEXT.text };
const TOKEN = { token: 'x'.repeat(43) };

/** A browser's push subscription; the key is a publicly known point of the curve. */
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};

/** An order for the owner's listing. */
const SOLD = { price: 21, days: 14, vatPercent: 23 };
const PLACED = { ...SOLD, places: ['list', 'home'] };
const PRICES = { basic: PLACED, extended: PLACED, shopLink: SOLD };
const VOUCHER = {
  ...{ code: null, discount: { kind: 'free' }, plans: ['basic'], holdsFrom: null, holdsUntil: null },
  ...{ maxUses: null, maxPerPerson: 1, isForNewcomers: false },
};

const order = ({ listingId }: World) => ({
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

/** Every endpoint by name; a missing one fails the tests. */
export const PERMISSIONS: Readonly<Record<string, Row>> = {
  'categories.get': everybody,
  'showcase.get': everybody,
  'ad.list': everybody,
  'agritourism.list': everybody,
  'event.list': everybody,
  'ad.get': { ...everybody, parts: listing },
  'agritourism.get': { ...everybody, parts: listing },
  'event.get': { ...everybody, parts: listing },
  'ad.similar': { ...everybody, parts: listing },
  'agritourism.similar': { ...everybody, parts: listing },
  'event.similar': { ...everybody, parts: listing },
  'suggestions.list': { ...everybody, parts: () => ({ query: { q: 'mi' } }) },
  'places.list': { ...everybody, parts: () => ({ query: { q: 'Ło' } }) },
  'places.lookUp': { ...everybody, parts: () => ({ query: { name: 'Łowicz' } }) },
  'comments.list': { ...everybody, parts: listing },
  'profile.get': { ...everybody, parts: seller },
  'comments.received': { ...everybody, parts: seller },
  'contact.send': everybody,
  'user.register': everybody,
  'user.login': everybody,
  'user.verifyEmail': everybody,
  'user.forgotPassword': everybody,
  'user.resetPassword': everybody,
  'user.requestLoginLink': everybody,
  'user.loginByLink': everybody,
  'passkeys.startLogin': everybody,
  'passkeys.login': everybody,
  'user.me': members,
  'user.apiToken': members,
  'user.logout': members,
  'user.confirmPassword': members,
  'user.resendVerification': members,
  'account.get': members,
  'account.updateProfile': members,
  'account.updatePreferences': members,
  'account.changePassword': { ...members, parts: () => ({ body: { password: 'kwaśne mleko' } }) },
  'account.changeEmail': { ...members, parts: () => ({ body: { email: 'nowy@example.pl' } }) },
  'account.changePhone': { ...members, parts: () => ({ body: { phone_number: '501502503' } }) },
  'account.delete': members,
  'sessions.list': members,
  'sessions.end': { ...ownThings, parts: withId('sessionId') },
  'sessions.endOthers': members,
  'exports.list': members,
  'exports.request': members,
  'signIn.methods': members,
  'totp.start': members,
  'totp.confirm': members,
  'totp.remove': members,
  'recoveryCodes.renew': members,
  'passkeys.start': members,
  'passkeys.add': members,
  'passkeys.remove': { ...ownThings, parts: withId('passkeyId') },
  'avatar.set': members,
  'avatar.remove': members,
  'gallery.list': members,
  'gallery.add': confirmedMembers,
  'gallery.order': members,
  'gallery.describe': {
    ...ownThings,
    parts: ({ galleryKey }) => ({ params: { id: galleryKey }, body: { alt: 'Ule' } }),
  },
  'ad.create': confirmedMembers,
  'agritourism.create': confirmedMembers,
  'event.create': confirmedMembers,
  'ad.update': { ...confirmedOwnThings, parts: (world) => ({ ...listing(world), body: { version: 1, form: AD } }) },
  'agritourism.update': confirmedMembers,
  'event.update': confirmedMembers,
  'ad.edit': { ...ownThings, parts: listing },
  'agritourism.edit': members,
  'event.edit': members,
  'selling.list': { ...members, parts: () => ({ query: { kind: 'ad' } }) },
  'selling.get': { ...ownThings, parts: listing },
  'selling.choosePlan': {
    ...confirmedOwnThings,
    parts: (world) => ({ ...listing(world), body: { plan: 'extended' } }),
  },
  'selling.act': { ...confirmedMembers, parts: ({ listingId }) => ({ body: { ids: [listingId], action: 'pause' } }) },
  'selling.duplicate': { ...confirmedOwnThings, parts: listing },
  'selling.holiday': { ...members, parts: () => ({ body: { on: true } }) },
  'selling.renewByLink': everybody,
  'selling.similar': { ...members, parts: () => ({ query: { kind: 'ad', title: 'Miód' } }) },
  'selling.suggestCategories': { ...everybody, parts: () => ({ query: { title: 'Miód' } }) },
  'selling.view': { ...everybody, parts: listing },
  'drafts.get': { ...members, parts: () => ({ params: { kind: 'ad', id: 0 } }) },
  'drafts.save': { ...members, parts: () => ({ params: { kind: 'ad', id: 0 }, body: { form: {} } }) },
  'drafts.remove': { ...members, parts: () => ({ params: { kind: 'ad', id: 0 } }) },
  'pictures.add': confirmedMembers,
  'pictures.rotate': confirmedMembers,
  'selling.import': { ...confirmedMembers, parts: () => ({ body: { csv: 'title\nx', dryRun: true } }) },
  'selling.importPictures': confirmedMembers,
  'selling.export': members,
  'selling.lastPlace': members,
  'selling.newcomerGift': members,
  'gallery.remove': { ...ownThings, parts: withId('galleryKey') },
  'comments.own': { ...members, parts: listing },
  'comments.create': { ...confirmedMembers, parts: (world) => ({ ...listing(world), body: COMMENT }) },
  'comments.update': { ...confirmedOwnThings, parts: (world) => ({ ...comment(world), body: COMMENT }) },
  'comments.remove': { ...ownThings, parts: comment },
  'comments.reply': { ...confirmedOwnThings, parts: (world) => ({ ...received(world), body: TEXT }) },
  'comments.removeReply': { ...ownThings, parts: received },
  'reviews.ofBuyer': { ...everybody, parts: seller },
  'reviews.agreements': members,
  'reviews.write': { ...confirmedOwnThings, parts: (world) => ({ params: { id: world.agreementId }, body: COMMENT }) },
  'reviews.withdraw': { ...ownThings, parts: withId('agreementId') },
  'reviews.remove': { ...ownThings, parts: withId('buyerReviewId') },
  'reviews.reply': { ...confirmedOwnThings, parts: (world) => ({ ...receivedReview(world), body: TEXT }) },
  'reviews.removeReply': { ...ownThings, parts: receivedReview },
  'blocks.list': members,
  'blocks.add': { ...members, parts: seller },
  'blocks.remove': { ...members, parts: seller },
  'reports.send': {
    ...everybody,
    parts: ({ listingId }) => ({
      body: { target: { type: 'listing', id: listingId }, reason: 'scam', description: 'To nie jest miód.' },
    }),
  },
  'notices.get': { ...everybody, parts: () => ({ params: TOKEN }) },
  'notices.appeal': { ...everybody, parts: () => ({ params: TOKEN, body: TEXT }) },
  'decisions.list': members,
  'decisions.get': { ...ownThings, parts: decision },
  'decisions.appeal': { ...ownThings, parts: (world) => ({ ...decision(world), body: TEXT }) },
  'moderation.cases': desk,
  'moderation.counts': desk,
  'moderation.case': { ...desk, parts: aCase },
  'moderation.take': { ...desk, parts: (world) => ({ ...aCase(world), body: { taken: true } }) },
  'moderation.decide': { ...desk, parts: (world) => ({ ...aCase(world), body: { version: 1, action: 'dismiss' } }) },
  'moderation.appeals': desk,
  'moderation.decideAppeal': {
    ...desk,
    parts: ({ appealId }) => ({ params: { id: appealId }, body: { outcome: 'rejected', answer: TEXT.text } }),
  },
  'moderation.lift': { ...desk, parts: decision },
  'moderation.audit': desk,
  'moderation.checkAudit': desk,
  'transparency.get': everybody,
  'invoices.data': members,
  'invoices.forgetData': members,
  'payments.quote': {
    ...ownThings,
    parts: ({ listingId }) => ({ query: { listingId, plan: 'basic' } }),
  },
  'payments.start': { ...confirmedOwnThings, parts: (world) => ({ body: order(world) }) },
  'payments.list': members,
  'payments.get': { ...ownThings, parts: purchase },
  'payments.withdraw': { ...ownThings, parts: (world) => ({ ...purchase(world), body: {} }) },
  'operator.overview': adminDesk,
  'operator.people': adminDesk,
  'operator.person': { ...adminDesk, parts: seller },
  'operator.confirm': { ...adminDesk, parts: seller },
  'operator.endSessions': { ...adminDesk, parts: seller },
  'operator.sendReset': { ...adminDesk, parts: seller },
  'operator.openCase': { ...adminDesk, parts: seller },
  'operator.changeRole': { ...adminDesk, parts: (world) => ({ ...seller(world), body: { role: 'moderator' } }) },
  'operator.export': { ...adminDesk, parts: seller },
  'operator.erase': { ...adminDesk, parts: (world) => ({ ...seller(world), body: { name: 'Hanna' } }) },
  'operator.mails': adminDesk,
  'operator.mailAgain': { ...adminDesk, parts: aJob },
  'operator.jobs': adminDesk,
  'operator.jobAgain': { ...adminDesk, parts: aJob },
  'operator.dropJob': { ...adminDesk, parts: aJob },
  'catalogue.get': adminDesk,
  'catalogue.change': { ...adminDesk, parts: () => ({ body: { edition: 0, act: { type: 'undo' } } }) },
  'catalogue.export': adminDesk,
  'catalogue.import': { ...adminDesk, parts: () => ({ body: { edition: 0, text: '{}' } }) },
  'texts.read': { ...everybody, parts: () => ({ params: { id: 'terms' } }) },
  'texts.dueTerms': members,
  'texts.acceptTerms': { ...members, parts: () => ({ body: { version: 1 } }) },
  'texts.list': adminDesk,
  'texts.get': { ...adminDesk, parts: aText },
  'texts.version': { ...adminDesk, parts: () => ({ params: { id: 'home', number: 0 } }) },
  'texts.saveDraft': { ...adminDesk, parts: () => ({ ...aText(), body: { locale: 'pl', revision: 0, fields: {} } }) },
  'texts.discardDraft': { ...adminDesk, parts: () => ({ ...aText(), body: { locale: 'pl', revision: 1 } }) },
  'texts.publish': { ...adminDesk, parts: () => ({ ...aText(), body: { drafts: { pl: 1 }, from: null } }) },
  'texts.withdraw': { ...adminDesk, parts: () => ({ ...aText(), body: { number: 1 } }) },
  'texts.previewMail': { ...adminDesk, parts: aMailText },
  'texts.sendSample': { ...adminDesk, parts: aMailText },
  'paymentsDesk.list': adminDesk,
  'paymentsDesk.export': { ...adminDesk, parts: () => ({ query: { month: '2026-11' } }) },
  'paymentsDesk.get': { ...adminDesk, parts: purchase },
  'paymentsDesk.refund': {
    ...adminDesk,
    parts: (world) => ({ ...purchase(world), body: { amount: 1, reason: 'goodwill' } }),
  },
  'paymentsDesk.check': { ...adminDesk, parts: purchase },
  'paymentsDesk.explain': { ...adminDesk, parts: (world) => ({ ...purchase(world), body: TEXT }) },
  'paymentsDesk.retry': { ...adminDesk, parts: purchase },
  'pricesDesk.get': adminDesk,
  'pricesDesk.schedule': { ...adminDesk, parts: () => ({ body: { last: 0, holdsFrom: null, prices: PRICES } }) },
  'pricesDesk.cancel': { ...adminDesk, parts: () => ({ params: { id: 1 } }) },
  'vouchersDesk.list': adminDesk,
  'vouchersDesk.create': { ...adminDesk, parts: () => ({ body: VOUCHER }) },
  'vouchersDesk.stop': { ...adminDesk, parts: () => ({ params: { id: 1 } }) },
  'vouchersDesk.uses': { ...adminDesk, parts: () => ({ params: { id: 1 } }) },
  'settings.get': adminDesk,
  'settings.change': { ...adminDesk, parts: () => ({ body: { marketPlace: 'Łowicz' } }) },
  'settings.setLogo': adminDesk,
  'settings.removeLogo': adminDesk,
  'setup.state': everybody,
  'setup.createAdmin': { ...everybody, parts: () => ({ body: { code: 'no-such-code-0123456789' } }) },
  'setup.get': adminDesk,
  'setup.answer': { ...adminDesk, parts: () => ({ body: { step: 'mail' } }) },
  'setup.sendTestMail': adminDesk,
  'setup.confirmTestMail': { ...adminDesk, parts: () => ({ body: { code: '000000' } }) },
  'setup.previewDemo': adminDesk,
  'setup.leaveDemo': adminDesk,
  'favourites.list': members,
  'favourites.ids': members,
  'favourites.add': { ...members, parts: listing },
  'favourites.remove': { ...members, parts: listing },
  'sellerStatus.get': members,
  'sellerStatus.state': { ...confirmedMembers, parts: () => ({ body: { sellsAs: 'private' } }) },
  'following.list': members,
  'following.ids': members,
  'following.follow': { ...members, parts: (world) => ({ ...seller(world), body: {} }) },
  'following.unfollow': { ...members, parts: seller },
  'savedSearches.list': members,
  'savedSearches.queries': members,
  'savedSearches.create': { ...members, parts: () => ({ body: { kind: 'ad', query: 'q=miód' } }) },
  'savedSearches.update': { ...ownThings, parts: (world) => ({ ...savedSearch(world), body: { name: 'Miody' } }) },
  'savedSearches.remove': { ...ownThings, parts: savedSearch },
  'savedSearches.byMail': {
    ...everybody,
    parts: () => ({ body: { kind: 'ad', query: 'q=miód', email: 'gosc@example.pl' } }),
  },
  'savedSearches.confirm': { ...everybody, parts: () => ({ params: TOKEN }) },
  'savedSearches.linked': { ...everybody, parts: () => ({ params: TOKEN }) },
  'savedSearches.changeLinked': { ...everybody, parts: () => ({ params: TOKEN, body: {} }) },
  'savedSearches.stop': { ...everybody, parts: () => ({ params: TOKEN }) },
  'credentials.list': members,
  'credentials.create': { ...confirmedMembers, parts: () => ({ body: CREDENTIAL }) },
  'credentials.update': { ...confirmedOwnThings, parts: (world) => ({ ...credential(world), body: CREDENTIAL }) },
  'credentials.remove': { ...members, parts: credential },
  'credentials.setDocument': { ...confirmedOwnThings, parts: credential },
  'credentials.removeDocument': { ...ownThings, parts: credential },
  'credentials.queue': desk,
  'credentials.case': { ...desk, parts: credential },
  'credentials.decide': {
    ...desk,
    parts: (world) => ({ ...credential(world), body: { version: 1, outcome: 'accepted' } }),
  },
  'tokens.list': members,
  'tokens.create': { ...confirmedMembers, parts: () => ({ body: ACCESS_TOKEN }) },
  'tokens.revoke': { ...members, parts: withId('accessTokenId') },
  // Sessions are no access tokens.
  'tokens.current': { verdicts: { ...ownThings.verdicts, owner: 'notFound' } },
  'webhooks.list': members,
  'webhooks.create': { ...confirmedMembers, parts: () => ({ body: WEBHOOK }) },
  'webhooks.update': { ...confirmedOwnThings, parts: (world) => ({ ...webhook(world), body: WEBHOOK }) },
  'webhooks.switch': { ...confirmedOwnThings, parts: (world) => ({ ...webhook(world), body: { on: true } }) },
  'webhooks.remove': { ...members, parts: webhook },
  'webhooks.rotate': { ...confirmedOwnThings, parts: webhook },
  'webhooks.ping': { ...confirmedOwnThings, parts: webhook },
  'webhooks.deliveries': { ...ownThings, parts: webhook },
  'webhooks.sendAgain': {
    ...confirmedOwnThings,
    parts: ({ webhookId, deliveryId }) => ({ params: { id: webhookId, deliveryId } }),
  },
  'numbers.listing': { ...ownThings, parts: listing },
  'conversations.list': members,
  'conversations.unread': members,
  'conversations.get': { ...ownThings, parts: conversation },
  'conversations.open': {
    ...confirmedMembers,
    parts: ({ listingId }) => ({ body: { announcementId: listingId } }),
  },
  'conversations.read': { ...ownThings, parts: (world) => ({ ...conversation(world), body: { number: 1 } }) },
  'conversations.archive': { ...ownThings, parts: (world) => ({ ...conversation(world), body: { archived: true } }) },
  'conversations.typing': { ...confirmedOwnThings, parts: conversation },
  'messages.list': { ...ownThings, parts: conversation },
  'messages.send': { ...confirmedOwnThings, parts: (world) => ({ ...conversation(world), body: MESSAGE }) },
  'messages.addFile': { ...confirmedOwnThings, parts: conversation },
  'offers.make': { ...confirmedOwnThings, parts: offering },
  'offers.accept': { ...confirmedOwnThings, parts: offer('receivedOfferId') },
  'offers.decline': { ...confirmedOwnThings, parts: offer('receivedOfferId') },
  'offers.withdraw': { ...confirmedOwnThings, parts: offer('madeOfferId') },
  'push.key': members,
  'push.subscribe': { ...members, parts: () => ({ body: SUBSCRIPTION }) },
  'push.unsubscribe': { ...members, parts: () => ({ query: { endpoint: SUBSCRIPTION.endpoint } }) },
  'push.move': {
    ...everybody,
    parts: () => ({ body: { ...SUBSCRIPTION, old: { endpoint: 'https://x.example', auth: SUBSCRIPTION.keys.auth } } }),
  },
  'notifications.list': members,
  'notifications.unread': members,
  'notifications.read': { ...members, parts: () => ({ body: { upTo: 1 } }) },
  'notifications.preferences': members,
  'notifications.updatePreferences': { ...members, parts: () => ({ body: {} }) },
  'mails.stop': { ...everybody, parts: () => ({ params: TOKEN }) },
};

/**
 * What an access token opens, by scope. Every endpoint that is not named here is closed to tokens, or, where everybody
 * may call it, treats them as visitors.
 */
export const TOKEN_ROWS: Readonly<Record<NeededScope, readonly string[]>> = {
  any: ['tokens.current'],
  'listings:read': ['selling.list', 'selling.get', 'selling.export', 'ad.edit', 'agritourism.edit', 'event.edit'],
  'listings:write': [
    'ad.create',
    'agritourism.create',
    'event.create',
    'ad.update',
    'agritourism.update',
    'event.update',
    'selling.choosePlan',
    'selling.act',
    'selling.duplicate',
    'selling.import',
    'selling.importPictures',
    'pictures.add',
    'pictures.rotate',
  ],
  'messages:read': ['conversations.list', 'conversations.unread', 'conversations.get', 'messages.list'],
  'messages:write': ['messages.send', 'messages.addFile', 'conversations.read', 'conversations.archive'],
  'statistics:read': ['numbers.listing'],
};
