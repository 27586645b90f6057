import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The response that a connection is answered with now, or is waited for. Node's own note of it: one of ours would
 * cost each cached page a listener.
 */
export const runningResponse = (socket: Socket): ServerResponse | undefined =>
  (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage ?? undefined;
