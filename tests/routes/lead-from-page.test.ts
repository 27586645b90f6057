import { expect, it } from 'vitest';
import { paths, type RouteName } from '#app/paths.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadId, leadPost } from './lead-post.ts';

const site = useBuiltSite();

// Their own address has a part that the form does not know.
const WITH_PARAMETERS = (Object.keys(paths) as RouteName[]).filter((name) =>
  paths[name].pt.includes(':'),
);

it.each(['lab', ...WITH_PARAMETERS] as RouteName[])(
  'a lead from the page %s is accepted',
  async (from) => {
    const { origin } = site();
    const id = leadId();
    const { status } = await site().ask(
      '/projeto/enviar',
      leadPost({
        origin,
        fields: { lead: id, from },
        headers: { 'x-forwarded-for': nextAddress() },
      }),
    );
    expect(status).toBe(303);
    const rows = await sql<{ source_page: string }>(
      `select source_page from public.qualification_submissions where id = '${id}'`,
    );
    expect(rows).toEqual([{ source_page: paths[from].pt }]);
  },
);
