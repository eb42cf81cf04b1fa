/** A key that names one act, for `idempotencyKey`. */
export function newActKey(): string {
  // `crypto.randomUUID` is missing where a site is tried out without https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keys for a form that may be sent several times: the same content is the same act, as when the answer to the first try
 * was lost; what was changed is another one. Make it once a form.
 */
export function actKeys(): (content: unknown) => string {
  let last = { text: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.text) last = { text, key: newActKey() };
    return last.key;
  };
}
