/** The replacement for a secret. */
const MASK = '…';

/**
 * Masks the secrets of all addresses in a text, whole or escaped in the query of another one. `pattern` is
 * `SECRET_ADDRESSES` of `secret-addresses.ts`, which the build puts into the browser's scripts.
 */
export const secretsMasker = (pattern: string) => {
  const secret = new RegExp(pattern, 'gi');
  return (text: string): string => text.replace(secret, `$1${MASK}`);
};
