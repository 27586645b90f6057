import type { Answer } from './ask.ts';
import { post, sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';
import { type File, multipart } from './feedback-posts.ts';

/** A drawing of one rectangle, in a colour of its own. */
export const drawing = (color: string, inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="9" height="9" fill="${color}"/>${inside}</svg>`,
  );

export const file = (name: string, bytes: Buffer): File => ({ name, bytes });

type Posted = {
  cookie: string;
  fields?: Record<string, string>;
  files?: readonly File[];
  path?: string;
};

/** The logo form as a browser without scripts posts it. */
export async function postLogo(site: BuiltSite, posted: Posted): Promise<Answer> {
  const { cookie, fields = {}, files = [], path = '/admin/brand/logos/new' } = posted;
  const text = { type: 'full', variant: 'color', active: 'on', ...fields };
  const { body, type } = await multipart(text, files, 'file');
  return site.ask(path, {
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      origin: site.origin,
      cookie,
    },
    body,
  });
}

export type Logo = {
  id: string;
  name: string;
  file_path: string;
  public_url: string;
  width: number;
  height: number;
  usage_context: string;
  is_active: boolean;
  revision: number;
};

export const logoNamed = async (name: string): Promise<Logo | undefined> =>
  (await sql<Logo>('select * from public.logos where name = $1', name))[0];

/** The screen of logos in the hands of one person, on the site of a test file. */
export const logoPosts = (site: () => BuiltSite, cookie: () => string) => ({
  send: (name: string, files: readonly File[], fields = {}) =>
    postLogo(site(), { cookie: cookie(), fields: { name, ...fields }, files }),
  /** Deletes as the list does, on the revision that it shows. */
  remove: async (name: string) => {
    const { id = '', revision } = (await logoNamed(name)) ?? {};
    const fields = { intent: 'delete', id, revision: String(revision) };
    return post(site(), '/admin/brand/logos', fields, { cookie: cookie() });
  },
});

/** Address of the logo that is in the header of a page. */
export const headerLogoOf = async (site: BuiltSite, address = '/') =>
  /<img src="([^"]+)"[^>]*data-fallback/.exec((await site.ask(address)).text)?.[1];
