import type { LiveEvent } from './live-events.ts';

/** How many events wait for a slow reader; more are replaced by one that reports a gap. */
const MOST_WAITING = 100;

const written = (event: LiveEvent, text: string) =>
  new TextEncoder().encode(`event: ${event}\ndata: ${text}\n\n`);

/** A response of server-sent events that is written to until its reader or its writer ends it. */
export function eventPipe(readerLeft: () => void) {
  let missed = false;
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        pipe = controller;
      },
      pull: () => {
        if (!missed) return;
        missed = false;
        pipe?.enqueue(written('gap', ''));
      },
      cancel: () => {
        pipe = undefined;
        readerLeft();
      },
    },
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
  return {
    body,
    send: (event: LiveEvent, text = '') => {
      if ((pipe?.desiredSize ?? 0) > 0) pipe?.enqueue(written(event, text));
      else missed = true;
    },
    end: () => {
      pipe?.close();
      pipe = undefined;
    },
  };
}
