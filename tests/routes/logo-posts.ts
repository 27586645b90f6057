import type { Answer } from './ask.ts';
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
  const { cookie, fields = {}, files = [], path = '/admin/logos/new' } = posted;
  const said = { type: 'full', variant: 'color', active: 'on', ...fields };
  const { body, type } = await multipart(said, files, 'file');
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
