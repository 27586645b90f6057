import { beforeAll, expect } from 'vitest';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { pathTo } from '#app/paths.ts';
import { nextAddress, sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

type Staff = 'admin' | 'superadmin' | 'viewer';
type Fields = Record<string, string | string[]>;

export const first = <Item>(list: readonly Item[]): Item => {
  const [one] = list;
  if (one === undefined) throw new Error('The list is empty.');
  return one;
};

const workshop = first(workshops());
/** The item most tests write over, as addresses of its editor name it. */
export const WORKSHOP = `workshop/${workshop.slugs.en}`;
export const workshopPage = (locale: 'pt-BR' | 'en') =>
  pathTo('workshop', locale, { slug: workshop.slugs[locale] });

export const revisionIn = (html: string) => /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '';

export const rowsOf = (item: string) =>
  sql<{ draft: unknown; published: unknown; revision: number }>(
    `select draft, published, revision from public.content_overrides
     where kind || '/' || slug = $1`,
    item,
  );

/** What staff made is deleted, and items of the files are where they were. */
export async function resetContent(): Promise<void> {
  await sql('delete from public.content_overrides');
  await sql(`delete from public.content_addresses
    where not is_current or slug ~ '^[0-9a-f]{8}-[0-9a-f]{4}-'`);
}

/** Staff who write over content, on the site of a test file. */
export function useContentStaff(site: () => BuiltSite) {
  const staff = {} as Record<Staff, SignedIn>;
  beforeAll(async () => {
    for (const role of ['admin', 'superadmin', 'viewer'] as const) {
      staff[role] = await signedIn(site(), role);
    }
  });
  const editor = (item: string, who: Staff = 'admin') =>
    visit(site(), `/admin/content/${item}`, staff[who].cookie);
  const post = (path: string, fields: Fields, who: Staff = 'admin') => {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    const body = String(new URLSearchParams(pairs));
    return site().ask(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
        origin: site().origin,
        'x-forwarded-for': nextAddress(),
        cookie: staff[who].cookie,
      },
      body,
    });
  };
  /** Posts the editor of an item, on the present revision by default. */
  const send = async (item: string, fields: Fields, who: Staff = 'admin') => {
    const { revision = revisionIn((await editor(item, who)).text), ...rest } = fields;
    return post(`/admin/content/${item}`, { revision, ...rest }, who);
  };
  /** Posts the list of content. */
  const act = (fields: Fields, who?: Staff) => post('/admin/content', fields, who);
  /** Makes an empty item and returns it as addresses name it. */
  const made = async (kind: string): Promise<string> => {
    const { status, headers } = await act({ intent: 'create', kind });
    expect(status).toBe(303);
    return String(headers.location).replace('/admin/content/', '');
  };
  return {
    staff,
    editor,
    post,
    send,
    act,
    made,
    /** A page as visitors get it: the address of a renamed item leads to the current one. */
    publicText: async (path: string) => {
      const { status, headers, text } = await site().ask(path);
      return status === 301 ? (await site().ask(String(headers.location))).text : text;
    },
    resetItem: async (item: string) => {
      expect((await send(item, { intent: 'return' })).status).toBe(303);
    },
  };
}
