/** What stands where a secret stood. */
const MASK = '…';

/**
 * Hides the secrets of all addresses that a text names, whole or escaped in the query of another one.
 * `pattern` is `SECRET_ADDRESSES` of `secret-addresses.ts`, which the build puts into the browser's scripts.
 */
export const secretsMasker = (pattern: string) => {
  const secret = new RegExp(pattern, 'gi');
  return (text: string): string => text.replace(secret, `$1${MASK}`);
};
