import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { adminPath } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const mark = randomUUID().slice(0, 8);
let cookie = '';

beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'manager'));
  await sql(
    `with project as (
       insert into public.feedback_projects (key, name) values ($1, $2) returning id),
     module as (
       insert into public.feedback_modules (project_id, key, name)
       select id, 'telas', $3 from project returning id, project_id)
     insert into public.feedback_entries (id, project_id, module_id, type, verbatim, protocol)
     select gen_random_uuid(), project_id, id, kind, 'Botão ' || kind, $4 || upper(left(kind, 1))
     from module, unnest(array['bug', 'ideia']) kind returning id`,
    ...[`app-${mark}`, `Aplicativo ${mark}`, `Telas ${mark}`, `T-${mark}`],
  );
});

it.each([['feedback'], ['ideas']] as const)(
  '%s: the list names project and module',
  async (screen) => {
    const { text } = await visit(site(), adminPath(screen), cookie);
    const table = /<table[\s\S]*<\/table>/.exec(text)?.[0] ?? '';
    expect(table).toContain(`Aplicativo ${mark} / Telas ${mark}`);
    expect(table).not.toContain(`app-${mark}`);
  },
);
