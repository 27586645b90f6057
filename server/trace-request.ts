import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchPath } from 'react-router';
import { openSpan, within } from '#app/platform/trace/trace.server.ts';
import { endpointRows, routeTable } from '#app/registry.ts';

/** The pattern of an address: an address itself may hold names and keys. */
function patternOf(pathname: string): string {
  const bare = pathname.replace(/\.data$/, '');
  const row = [...endpointRows, ...routeTable].find(({ path }) => matchPath(path, bare));
  return row?.path ?? 'elsewhere';
}

/** Answers a request within a span. Trace headers of callers are not read. */
export function traceRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
  answer: () => void,
): void {
  const { method = 'GET', url = '/' } = incoming;
  const route = patternOf(new URL(url, 'http://localhost').pathname);
  const span = openSpan('server', `${method} ${route}`, {
    'http.request.method': method,
    'http.route': route,
    'forja.request_id': requestId,
  });
  if (!span) {
    answer();
    return;
  }
  outgoing.once('close', () => {
    span.set({ 'http.response.status_code': outgoing.statusCode });
    span.end({ failed: outgoing.statusCode >= 500 });
  });
  within(span, answer);
}
