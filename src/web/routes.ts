import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages that need a login and are built with their features; until then each says what it needs. */
function memberPage(path: string) {
  return route(path, 'pages/members-only.tsx', { id: `members:${path}` });
}

/** Every URL of the site, in the specification's order. */
export default [
  index('pages/home.tsx'),
  route('ads', 'pages/ads.tsx'),
  route('ad/:id', 'pages/ad.tsx'),
  route('category/:id', 'pages/category.tsx'),
  memberPage('addAnnouncement'),
  memberPage('editAnnouncement/:id'),
  memberPage('changeAnnouncementPlan'),
  memberPage('addAgritourismFacility'),
  memberPage('editAgritourismFacility/:id'),
  route('agritourismFacilities', 'pages/agritourism-facilities.tsx'),
  route('agritourism/:id', 'pages/agritourism.tsx'),
  memberPage('changeAgritourismPlan'),
  memberPage('shopLinkPlan'),
  memberPage('addEvent'),
  memberPage('editEvent/:id'),
  route('events', 'pages/events.tsx'),
  route('event/:id', 'pages/event.tsx'),
  memberPage('conversation/:id'),
  memberPage('conversationsnew/:announcementId'),
  memberPage('conversations'),
  memberPage('chat/conversation/:conversationId'),
  memberPage('chat/user/:userId'),
  memberPage('chat'),
  route('user/:userId', 'pages/user.tsx'),
  memberPage('userpanel'),
  memberPage('login'),
  memberPage('register'),
  memberPage('forgotPassword'),
  memberPage('resetPassword'),
  memberPage('verifyEmail/:id'),
  memberPage('uploadimage'),
  route('sc', 'pages/showcase.tsx'),
  route('aboutUs', 'pages/about-us.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('pricing', 'pages/pricing.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('termsAndPolicies/newestCookiePolicy', 'pages/cookie-policy.tsx'),
  route('howRankingWorks', 'pages/how-ranking-works.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
