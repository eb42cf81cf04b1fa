/** Pages not to return to after a login. */
const SIGN_IN = /^\/(login|register|forgotPassword|resetPassword|verifyEmail|loginLink)\b/i;
/** Any origin, to resolve relative paths against. */
const ANY_ORIGIN = 'https://site.invalid';

/** A path of this site with its query; undefined for anything that could lead elsewhere. */
function sitePath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN);
  // `//elsewhere.org` and `/\elsewhere.org` are URLs of other sites.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** The login page, returning to a path of the site afterwards; home by default. */
export function loginPath(back?: string): string {
  return withBack('/login', back);
}

/** A sign-in page that passes on where to go afterwards. */
export function withBack(page: '/login' | '/register' | '/loginLink', back?: string): string {
  const path = sitePath(back);
  return path && path !== '/' && !SIGN_IN.test(path) ? `${page}?back=${encodeURIComponent(path)}` : page;
}

/** Where to go after the login, from the page's query: a path of this site, else home. */
export function backPath(search: string | URLSearchParams): string {
  const path = sitePath(new URLSearchParams(search).get('back'));
  return path && !SIGN_IN.test(path) ? path : '/';
}
