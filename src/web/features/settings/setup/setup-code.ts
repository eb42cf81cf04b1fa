/** Where a tab keeps the code, so that a reload does not lose it. */
const KEY = 'setup_code';

/** The one-time code of the address, which is taken out of it: it must not stay in the history. */
export function takeCode(): string | null {
  const address = new URL(location.href);
  const code = address.searchParams.get('code');
  if (code) {
    address.searchParams.delete('code');
    history.replaceState(history.state, '', address);
  }
  try {
    if (code) sessionStorage.setItem(KEY, code);
    return code ?? sessionStorage.getItem(KEY);
  } catch {
    return code;
  }
}

export function forgetCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
