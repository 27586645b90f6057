import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNotModified } from '#app/platform/http/conditional-request.server.ts';
import { currentGeneration } from './generation.server.ts';
import { type EncodedPage, encodePage, squeezePage, variantFor } from './page-encoding.server.ts';

type Entry = { generation: number; validUntil: number; page: EncodedPage; bytes: number };

/** Memory for finished pages; the least recently used are dropped first. */
const CAPACITY_BYTES = 64 * 1024 * 1024;

const entries = new Map<string, Entry>();
const rendering = new Map<string, { generation: number; page: Promise<EncodedPage> }>();
let held = 0;

function drop(key: string): void {
  const entry = entries.get(key);
  if (!entry) return;
  held -= entry.bytes;
  entries.delete(key);
}

function store(key: string, entry: Entry): void {
  drop(key);
  entries.set(key, entry);
  held += entry.bytes;
  for (const oldest of entries.keys()) {
    if (held <= CAPACITY_BYTES) break;
    drop(oldest);
  }
}

/** The finished page of a key, if the database has not changed since and it has not expired. */
export function pageInMemory(key: string): EncodedPage | undefined {
  const entry = entries.get(key);
  if (!entry || entry.generation !== currentGeneration()) return undefined;
  return entry.validUntil > Date.now() ? entry.page : undefined;
}

/**
 * Renders a page once for all callers; a caller after a change does not get a rendering from before it. It
 * is cached only when it is a plain 200 without cookies and no change arrived during the rendering.
 */
export function renderOnce(key: string, render: () => Promise<Response>): Promise<EncodedPage> {
  const generation = currentGeneration();
  const underWay = rendering.get(key);
  if (underWay?.generation === generation) return underWay.page;
  const task = (async () => {
    const response = await render();
    const page = await encodePage(response);
    const fresh = generation === currentGeneration();
    if (response.status === 200 && !response.headers.has('set-cookie') && fresh) {
      const until = Number(response.headers.get('x-valid-until') ?? Number.POSITIVE_INFINITY);
      const entry = { generation, validUntil: until, page, bytes: page.bytes };
      store(key, entry);
      void squeezePage(page).then((extra) => {
        if (entries.get(key) !== entry) return;
        entry.bytes += extra;
        held += extra;
      });
    }
    return page;
  })();
  const started = { generation, page: task };
  rendering.set(key, started);
  return task.finally(() => {
    if (rendering.get(key) === started) rendering.delete(key);
  });
}

/** Writes a page in the encoding the browser accepts, or 304 when it already has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: EncodedPage) {
  const variant = variantFor(page, request.headers['accept-encoding']);
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}
