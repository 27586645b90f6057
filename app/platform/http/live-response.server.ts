import type { ServerResponse } from 'node:http';

/** Writes the body piece by piece, for as long as the client stays. The response may be closed already. */
type Writer = (outgoing: ServerResponse) => void;

const writers = new WeakMap<Response, Writer>();

/**
 * A response that stays open and whose body is written straight to the client. A web stream as its body would hold
 * the request, its reader and their promises for hours: 14 KB for each open screen.
 */
export function liveResponse(headers: Record<string, string>, writer: Writer): Response {
  const response = new Response(null, { headers });
  writers.set(response, writer);
  return response;
}

/** Sends the head of a response that `liveResponse` made and lets its writer begin. False for any other. */
export function sendLive(response: Response, outgoing: ServerResponse): boolean {
  const write = writers.get(response);
  if (!write) return false;
  // The adapter's own listener, which would abort the request, holds all that belongs to it. Those that wait for the
  // end once stay.
  for (const listener of outgoing.rawListeners('close')) {
    if (!('listener' in listener)) outgoing.off('close', listener as () => void);
  }
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.flushHeaders();
  write(outgoing);
  return true;
}
