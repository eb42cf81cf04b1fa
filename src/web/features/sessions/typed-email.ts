import { useLocation } from 'react-router';

/** The e-mail address typed on the login page, for the page that continues without a password. */
export function useTypedEmail(): string {
  const { email } = (useLocation().state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
