import { isFramed, SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';
import { maskSecrets } from '#app/secret-addresses.ts';
import { RETRY_AFTER_S } from './crash-answer.ts';

/** Sets what every response of a page or a form has. */
export function setResponseHeaders(request: Request, { headers, status }: Response): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  // The page that is opened next, and what it loads of others, must not learn where somebody came from.
  if (maskSecrets(request.url) !== request.url) headers.set('referrer-policy', 'strict-origin');
  if (isFramed(headers)) headers.delete('x-frame-options');
  if (status === 503) headers.set('retry-after', RETRY_AFTER_S);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
}
