import { accessNow } from '#app/access/live-session.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Session } from '#app/access/session.server.ts';
import { listen } from '#app/platform/database/database.server.ts';
import { LISTS_CHANGED, type ListName } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log.server.ts';
import { HEARTBEAT_MS, type LiveEvent } from './live-events.ts';

/** How many events wait for a slow reader; more become one that says some are missing. */
const MOST_WAITING = 100;

const ACCESS_CHANGED = 'access_changed';

const READERS: Readonly<Record<ListName | 'people', Permission>> = {
  leads: 'crm:read',
  feedback: 'feedback:read',
  work: 'settings:read',
  settings: 'settings:read',
  people: 'users:read',
};
const isList = (name: string): name is keyof typeof READERS => Object.hasOwn(READERS, name);

type Listening = { request: Request; address: string; current: Session };

const written = (event: LiveEvent, text = '') =>
  new TextEncoder().encode(`event: ${event}\ndata: ${text}\n\n`);

/**
 * Server-sent events of one open staff screen: her own access has changed, her session has ended, a
 * list that she may read has changed. Names only; what changed is read through the guards.
 */
export async function eventStream({ request, address, current }: Listening): Promise<Response> {
  let known = await accessNow(request, address);
  let stop = () => {};
  let missed = false;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let open = true;
        const send = (event: LiveEvent, text?: string) => {
          if (!open) return;
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(written(event, text));
          else missed = true;
        };
        const end = () => {
          if (!open) return;
          stop();
          controller.close();
        };
        const check = async () => {
          try {
            const now = await accessNow(request, address);
            if (now === null) {
              send('left');
              end();
            } else if (now !== known) send('access');
            known = now;
          } catch (error) {
            // Who cannot be known is told nothing more: the page comes back when that is over.
            log.warn({ err: error }, 'access of an open page cannot be read');
            end();
          }
        };
        const heart = setInterval(() => {
          send('beat');
          void check();
        }, HEARTBEAT_MS);
        heart.unref();
        const deaf = [
          listen(ACCESS_CHANGED, (who) => {
            if (current.permissions.has(READERS.people)) send('list', 'people');
            if (who === null || who === '*' || who === current.userId) void check();
          }),
          listen(LISTS_CHANGED, (name) => {
            if (name === null) send('gap');
            else if (isList(name) && current.permissions.has(READERS[name])) send('list', name);
          }),
        ];
        stop = () => {
          open = false;
          clearInterval(heart);
          for (const unlisten of deaf) unlisten();
        };
        request.signal.addEventListener('abort', () => stop());
        send('beat');
        void check();
      },
      pull(controller) {
        if (!missed) return;
        missed = false;
        controller.enqueue(written('gap'));
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Sent as it comes: an answer that never ends must not be gathered to be compressed.
      'x-stream': '1',
      'x-accel-buffering': 'no',
    },
  });
}
