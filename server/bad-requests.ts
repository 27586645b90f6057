import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { runningResponse } from './slow-clients/running-response.ts';

/** A response without a body, as it is written to a socket; the connection ends with it. */
export const bareResponse = (status: string): string =>
  `HTTP/1.1 ${status}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n`;

/** Status lines of what the parser refuses; anything else is a bad request. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no HTTP as Node does by itself, with the header that every response has. */
export function answerBadRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A response that has begun cannot become another one.
    if (socket.writable && !runningResponse(socket as Socket)?.headersSent) {
      socket.end(bareResponse(STATUS[error.code ?? ''] ?? '400 Bad Request'));
    } else socket.destroy(error);
  });
}
