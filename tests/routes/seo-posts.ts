import { beforeAll } from 'vitest';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const WHO = ['admin', 'superadmin', 'viewer'] as const;
export type Who = (typeof WHO)[number];

/** Where one page is edited. */
export const editorOf = (path: string) =>
  `/admin/seo/page?${new URLSearchParams({ path, unit: 'forja' })}`;

export const revisionOf = async (path: string) => {
  const [row] = await sql<{ revision: number }>(
    'select revision from public.page_seo where page_path = $1',
    path,
  );
  return String(row?.revision ?? 0);
};

export const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** The longest piece of a message that holds no value. */
export const pieceOf = (message: string) =>
  message.split('{{other}}').sort((one, other) => other.length - one.length)[0] ?? '';

/** Takes away what staff set for pages. */
export const clearPages = () => sql('delete from public.page_seo returning id');

/** A site with staff who edit what search engines say; the viewer may only look. */
export function useSeoStaff() {
  const site = useBuiltSite();
  const people = {} as Record<Who, SignedIn>;
  beforeAll(async () => {
    for (const role of WHO) people[role] = await signedIn(site(), role);
    await sql(
      `insert into public.role_permissions (role, resource, action)
       values ('viewer', 'site', 'read') on conflict do nothing returning role`,
    );
  });
  const send = (address: string, fields: Record<string, string>, who: Who = 'admin') =>
    post(site(), address, fields, { cookie: people[who].cookie });
  return {
    site,
    people,
    send,
    screen: (address: string, who: Who = 'admin') => visit(site(), address, people[who].cookie),
    publicPage: async (path: string) => (await site().ask(path)).text,
    /** Saves a page on the state that it is in. */
    savePage: async (path: string, fields: Record<string, string>, who: Who = 'admin') =>
      send(editorOf(path), { revision: await revisionOf(path), ...fields }, who),
    /** Saves what holds for the whole site, on the state that it is in. */
    saveSite: async (fields: Record<string, string>, who: Who = 'admin') => {
      const [row] = await sql<{ revision: number }>(
        `select revision from public.seo_settings where business_unit = 'forja'`,
      );
      const usual = { site_name: 'Forja', title_template: '%s | Forja' };
      return send('/admin/seo', { ...usual, revision: String(row?.revision), ...fields }, who);
    },
  };
}
