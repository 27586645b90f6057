import { randomUUID } from 'node:crypto';
import { adminPath } from '#app/paths.ts';
import type { Answer } from './ask.ts';
import { nextAddress, post, type Site } from './auth-posts.ts';
import { multipart } from './feedback-posts.ts';

/** A file of contacts as a browser without scripts sends it. */
export async function sendContacts(
  site: Site,
  cookie: string,
  bytes: string | Buffer,
  { id = randomUUID() as string, name = 'agenda.csv' } = {},
): Promise<Answer & { id: string }> {
  const file = { name, bytes: Buffer.from(bytes), type: 'text/csv' };
  const { body, type } = await multipart({ id }, [file], 'file');
  const answer = await site.ask(adminPath('contactsImport'), {
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'x-forwarded-for': nextAddress(),
      origin: site.origin,
      cookie,
    },
    body,
  });
  return { ...answer, id };
}

/** Says what the columns of a file are, in their order, and where its contacts go. */
export const nameColumns = (
  site: Site,
  cookie: string,
  id: string,
  columns: readonly string[],
  known = 'fill',
) =>
  post(
    site,
    adminPath('contactImport', { id }),
    {
      intent: 'map',
      ...Object.fromEntries(columns.map((field, at) => [`column-${at}`, field])),
      ...{ product: 'forja', source: 'website', known },
    },
    { cookie },
  );

/** Presses one of the buttons of an import. */
export const pressOnImport = (site: Site, cookie: string, id: string, intent: string) =>
  post(site, adminPath('contactImport', { id }), { intent }, { cookie });

/** The page of an import, and how far its bar is; null where it has none. */
export async function importPage(site: Site, cookie: string, id: string) {
  const { text, status } = await site.ask(adminPath('contactImport', { id }), {
    headers: { cookie, 'x-forwarded-for': nextAddress() },
  });
  const bar = /<progress[^>]*value="(\d+)"/.exec(text)?.[1];
  return { text, status, passed: bar === undefined ? null : Number(bar) };
}
