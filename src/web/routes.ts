import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The form of a kind of listing, new or to be edited; the path says which. */
function formPage(path: string) {
  return route(path, 'pages/listing-form.tsx', { id: `form:${path}` });
}

/** A path of the chat; all of them share one page, which stays mounted across them. */
function chatPage(path: string) {
  return route(path, 'pages/chat-place.tsx', { id: `chat:${path}` });
}

/** All URLs of the site, in the specification's order. */
export default [
  index('pages/home.tsx'),
  route('ads', 'pages/ads.tsx'),
  route('ad/:id', 'pages/ad.tsx'),
  route('category/:id', 'pages/category.tsx'),
  formPage('addAnnouncement'),
  formPage('editAnnouncement/:id'),
  route('changeAnnouncementPlan', 'pages/change-announcement-plan.tsx'),
  formPage('addAgritourismFacility'),
  formPage('editAgritourismFacility/:id'),
  route('agritourismFacilities', 'pages/agritourism-facilities.tsx'),
  route('agritourism/:id', 'pages/agritourism.tsx'),
  route('changeAgritourismPlan', 'pages/change-agritourism-plan.tsx'),
  route('shopLinkPlan', 'pages/shop-link-plan.tsx'),
  route('payment/:id', 'pages/payment.tsx'),
  formPage('addEvent'),
  formPage('editEvent/:id'),
  route('events', 'pages/events.tsx'),
  route('event/:id', 'pages/event.tsx'),
  layout('pages/chat.tsx', [
    chatPage('conversation/:id'),
    chatPage('conversationsnew/:announcementId'),
    chatPage('conversations'),
    chatPage('chat/conversation/:conversationId'),
    chatPage('chat/user/:userId'),
    chatPage('chat'),
  ]),
  route('user/:userId', 'pages/user.tsx'),
  route('userpanel', 'pages/user-panel.tsx'),
  route('login', 'pages/login.tsx'),
  route('register', 'pages/register.tsx'),
  route('forgotPassword', 'pages/forgot-password.tsx'),
  route('resetPassword', 'pages/reset-password.tsx'),
  route('loginLink', 'pages/login-link.tsx'),
  route('loginLink/:token', 'pages/login-by-link.tsx'),
  route('verifyEmail/:id', 'pages/verify-email.tsx'),
  route('uploadimage', 'pages/upload-image.tsx'),
  route('sc', 'pages/showcase.tsx'),
  route('aboutUs', 'pages/about-us.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('pricing', 'pages/pricing.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('termsAndPolicies/newestCookiePolicy', 'pages/cookie-policy.tsx'),
  route('howRankingWorks', 'pages/how-ranking-works.tsx'),
  route('howRatingsWork', 'pages/how-ratings-work.tsx'),
  route('renew/:token', 'pages/renew.tsx'),
  route('stopMails/:token', 'pages/stop-mails.tsx'),
  route('savedSearch/confirm/:token', 'pages/saved-search-confirm.tsx'),
  route('savedSearch/:token', 'pages/saved-search.tsx'),
  route('notice/:token', 'pages/notice.tsx'),
  route('decision/:id', 'pages/decision.tsx'),
  route('transparency', 'pages/transparency.tsx'),
  route('moderation', 'pages/moderation.tsx', [
    index('pages/moderation-queue.tsx'),
    route('case/:id', 'pages/moderation-case.tsx'),
    route('credentials', 'pages/moderation-credentials.tsx'),
    route('credentials/:id', 'pages/moderation-credential.tsx'),
    route('appeals', 'pages/moderation-appeals.tsx'),
    route('audit', 'pages/moderation-audit.tsx'),
  ]),
  route('admin', 'pages/admin.tsx', [
    index('pages/admin-overview.tsx'),
    route('people', 'pages/admin-people.tsx'),
    route('people/:id', 'pages/admin-person.tsx'),
    route('mails', 'pages/admin-mails.tsx'),
    route('jobs', 'pages/admin-jobs.tsx'),
    route('settings', 'pages/admin-settings.tsx'),
    route('catalogue', 'pages/admin-catalogue.tsx'),
    route('texts', 'pages/admin-texts.tsx'),
    route('texts/:id', 'pages/admin-text.tsx'),
    route('plans', 'pages/admin-plans.tsx'),
    route('vouchers', 'pages/admin-vouchers.tsx'),
    route('payments', 'pages/admin-payments.tsx', [
      index('pages/admin-payments-list.tsx'),
      route(':id', 'pages/admin-payment.tsx'),
    ]),
  ]),
  route('setup', 'pages/setup.tsx'),
  route('messages/:part', 'pages/messages.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
