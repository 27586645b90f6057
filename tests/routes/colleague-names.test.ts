import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminPath } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const NAME = `Zuleica ${randomUUID().slice(0, 8)}`;
const ids = {
  contact: randomUUID(),
  otherContact: randomUUID(),
  company: randomUUID(),
  otherCompany: randomUUID(),
  done: randomUUID(),
};

/** Rows of a colleague, and two that a merge compares with them. */
beforeAll(async () => {
  const { id: colleague } = await signedIn(site(), 'manager');
  await sql(
    'update public.user_profiles set display_name = $2 where user_id = $1 returning user_id',
    ...[colleague, NAME],
  );
  for (const [company, owner] of [
    [ids.company, colleague],
    [ids.otherCompany, null],
  ] as const) {
    await sql(
      `insert into public.crm_companies (id, name, products, owner_id) values ($1, $2, '{forja}', $3) returning id`,
      ...[company, `Casa ${company}`, owner],
    );
  }
  for (const [contact, owner] of [
    [ids.contact, colleague],
    [ids.otherContact, null],
  ] as const) {
    await sql(
      `insert into public.crm_contacts (id, name, email, source, products, owner_id, company_id)
       values ($1, $2, $3, 'website', '{forja}', $4, $5) returning id`,
      ...[contact, `Ana ${contact}`, `${contact}@casa.example`, owner, ids.company],
    );
  }
  await sql(
    `insert into public.crm_tasks (id, title, due_at, contact_id, product, owner_id)
     values (gen_random_uuid(), 'Ligar', now() + interval '1 hour', $1, 'forja', $2) returning id`,
    ...[ids.otherContact, colleague],
  );
  await sql(
    `insert into public.crm_tasks (id, title, due_at, contact_id, product, done_at, done_by)
     values ($3, 'Ligado', now() - interval '1 day', $1, 'forja', now(), $2) returning id`,
    ...[ids.otherContact, colleague, ids.done],
  );
});

/** The screens that name who owns or did something, each with nothing else of the colleague. */
const screens = {
  contact: () => adminPath('contact', { id: ids.contact }),
  'the tasks of a contact': () => adminPath('contact', { id: ids.otherContact }),
  company: () => adminPath('crmCompany', { id: ids.company }),
  tasks: () => adminPath('tasks'),
  'a task that is done': () => `${adminPath('tasks')}?state=done&open=${ids.done}`,
};
const merges = {
  'merge of contacts': () =>
    adminPath('contactMerge', { id: ids.contact, other: ids.otherContact }),
  'merge of companies': () =>
    adminPath('crmCompany', { id: ids.company }).concat(`/merge/${ids.otherCompany}`),
};

/** The page without the choices of owners, which name every colleague. */
const shown = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<select[\s\S]*?<\/select>/g, '')
    .replace(/<fieldset[\s\S]*?<\/fieldset>/g, '')
    .replace(/<details[\s\S]*?<\/details>/g, '');

describe.each(['manager', 'viewer'] as const)('to a %s, who may not read profiles', (role) => {
  let cookie = '';
  beforeAll(async () => {
    ({ cookie } = await signedIn(site(), role));
  });

  it.each(Object.entries(role === 'manager' ? { ...screens, ...merges } : screens))(
    'the colleague is named by: %s',
    async (_, path) => {
      const { status, text } = await visit(site(), path(), cookie);
      expect(status).toBe(200);
      expect(shown(text)).toContain(NAME);
    },
  );
});
