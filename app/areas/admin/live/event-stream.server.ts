import { openStream } from '#app/access/live-streams.server.ts';
import { isPermitted, type Permission } from '#app/access/permissions.ts';
import type { ListName } from '#app/platform/list-news.server.ts';
import { eventPipe } from './event-pipe.server.ts';
import { HEARTBEAT_MS } from './live-events.ts';

const READERS: Readonly<Record<ListName | 'people', Permission | readonly Permission[]>> = {
  leads: 'crm:read',
  tasks: 'crm:read',
  deals: 'crm:read',
  imports: 'crm:create',
  feedback: 'feedback:read',
  projects: 'projects:read',
  invoices: 'financial:read',
  work: 'settings:read',
  settings: ['settings:read', 'site:read'],
  // Notices of rules: read where mentions are.
  notices: 'crm:read',
  people: 'users:read',
};
type List = keyof typeof READERS;
const isList = (name: string): name is List => Object.hasOwn(READERS, name);

/**
 * Server-sent events of the open staff screens of one browser: the user's own access has changed, the
 * session has ended, or a list that the user may read at this moment has changed. Names only; the changes
 * are read through the guards. 503 where the process has reached its limit of streams.
 */
export async function eventStream(session: string): Promise<Response> {
  let over = false;
  let stop = () => {};
  // Before the stream is open no notification is needed: the page reads everything then.
  let notify = (_list: List | null) => {};
  const pipe = eventPipe(() => stop());
  const stream = await openStream(session, {
    accessChanged: () => pipe.send('access'),
    peopleChanged: () => notify('people'),
    listChanged: (name) => {
      if (name === null || isList(name)) notify(name);
    },
    ended: (code) => {
      // Where the access cannot be known nothing more is sent: the page reconnects later.
      if (code !== 'unknown') pipe.send(code);
      over = true;
      stop();
    },
  });
  if (!stream) return new Response(null, { status: 503, headers: { 'retry-after': '10' } });
  notify = (list) => {
    if (list === null) {
      pipe.send('gap');
      return;
    }
    stream.onceKnown(() => {
      if (isPermitted(READERS[list], stream.may)) pipe.send('list', list);
    });
  };
  const heart = setInterval(() => pipe.send('beat'), HEARTBEAT_MS);
  heart.unref();
  stop = () => {
    clearInterval(heart);
    stream.close();
    pipe.end();
  };
  if (over) stop();
  else pipe.send('beat');
  return pipe.response;
}
