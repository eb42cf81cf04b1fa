/** Pages that somebody who has just logged in does not want to come back to. */
const SIGN_IN = /^\/(login|register|forgotPassword|resetPassword|verifyEmail)\b/i;
/** Only its form matters: it stands for the site when a path is made sense of. */
const ANY_ORIGIN = 'https://site.invalid';

/** A path of this site with its query, or undefined for anything that could lead elsewhere. */
function sitePath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN);
  // `//elsewhere.org` and `/\elsewhere.org` are addresses of other sites.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** The way to the log-in, and from there back to a path of the site; home where there is none. */
export function loginPath(back?: string): string {
  return withBack('/login', back);
}

/** A sign-in page that passes on where to go afterwards. */
export function withBack(page: '/login' | '/register', back?: string): string {
  const path = sitePath(back);
  return path && path !== '/' && !SIGN_IN.test(path) ? `${page}?back=${encodeURIComponent(path)}` : page;
}

/** Where to go after the log-in, by the query of the page: a path of this site, else home. */
export function backPath(search: string | URLSearchParams): string {
  const path = sitePath(new URLSearchParams(search).get('back'));
  return path && !SIGN_IN.test(path) ? path : '/';
}
