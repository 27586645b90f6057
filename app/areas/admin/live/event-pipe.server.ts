import type { ServerResponse } from 'node:http';
import { liveResponse } from '#app/platform/http/live-response.server.ts';
import type { LiveEvent } from './live-events.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

const written = (event: LiveEvent, text = '') => `event: ${event}\ndata: ${text}\n\n`;

/** A response of server-sent events that is written to until its reader or its writer ends it. */
export function eventPipe(readerLeft: () => void) {
  /** What is sent before the response has begun. */
  let early = '';
  let missed = false;
  let ended = false;
  let outgoing: ServerResponse | undefined;
  const send = (event: LiveEvent, text?: string) => {
    if (ended) return;
    if (!outgoing) early += written(event, text);
    // A slow reader: what it misses is replaced by one event that reports a gap.
    else if (outgoing.writableNeedDrain) missed = true;
    else outgoing.write(written(event, text));
  };
  const response = liveResponse(HEADERS, (opened) => {
    if (opened.closed || opened.destroyed) {
      ended = true;
      readerLeft();
      return;
    }
    outgoing = opened;
    opened.write(early);
    early = '';
    if (ended) {
      opened.end();
      return;
    }
    opened.on('drain', () => {
      if (!missed) return;
      missed = false;
      send('gap');
    });
    opened.once('close', () => {
      ended = true;
      readerLeft();
    });
  });
  return {
    response,
    send,
    end: () => {
      ended = true;
      outgoing?.end();
    },
  };
}
