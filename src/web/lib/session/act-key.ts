/** A new idempotency key, for `idempotencyKey`. */
export function newActKey(): string {
  // `crypto.randomUUID` requires https, which local setups may lack.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Idempotency keys of a form that may be submitted repeatedly: the same content has the same key, as when a response
 * was lost; changed content has another. Create one per form.
 */
export function actKeys(): (content: unknown) => string {
  let last = { text: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.text) last = { text, key: newActKey() };
    return last.key;
  };
}
