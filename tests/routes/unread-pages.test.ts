import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { adminPath, portalPaths } from '#app/paths.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { useBuiltSite } from './built-site.ts';
import { letIn, someProject } from './project-rows.ts';
import { type SignedIn, signedIn } from './staff.ts';

/* A page whose reading the database refuses while the session is still read: it goes away midway, takes no
 * write of a loader, or has no room for what it sorts. */

const site = useBuiltSite();
let staff: SignedIn;
let client: SignedIn;
/** The screen of a form, whose questions are read as the person. */
let builder: string;
beforeAll(async () => {
  staff = await signedIn(site(), 'superadmin');
  client = await signedIn(site(), null);
  const [form] = await ownerSql<{ id: string }>('select id from public.qualification_forms');
  builder = adminPath('formBuilder', { id: form?.id ?? '' });
  await letIn(await someProject(), client.id, 'owner');
});

/** Lets every read of these tables fail with this SQLSTATE. */
async function refuseReads(code: string): Promise<void> {
  await ownerSql(`create function public.planted_refusal() returns boolean language plpgsql as
    $$ begin raise exception 'planted' using errcode = '${code}'; end $$;
    grant execute on function public.planted_refusal() to authenticated`);
  for (const table of ['form_fields', 'projects']) {
    await ownerSql(`create policy planted on public.${table} as restrictive for select to authenticated
      using (public.planted_refusal())`);
  }
}
afterEach(async () => {
  await ownerSql('drop function if exists public.planted_refusal() cascade');
});

const read = (who: SignedIn, path: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  site().ask(path, { headers: { cookie: `${who.cookie}; preferred-locale=${locale}` } });

describe.each([
  ['57P01', 'away'],
  ['25006', 'readOnly'],
  ['53100', 'diskFull'],
] as const)('a read that fails with %s', (code, reason) => {
  it.each(['pt-BR', 'en'] as const)(
    'shows staff a page in the frame of the area (%s)',
    async (locale) => {
      await refuseReads(code);
      const { status, headers, text } = await read(staff, builder, locale);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '10',
        'no-store',
      ]);
      const words = messages[locale].admin;
      expect(text).toContain(`lang="${locale}"`);
      expect(text).toContain(words.away.title);
      expect(text).not.toContain(words.crash.title);
      // Nothing more is read of a database that is away.
      expect(text.includes(`href="${adminPath('leads')}"`)).toBe(reason !== 'away');
    },
  );

  it('sends the reason to the router of an open screen', async () => {
    await refuseReads(code);
    const { status, text } = await read(staff, `${builder}.data`);
    expect([status, text.includes(`"${reason}"`)]).toEqual([503, true]);
  });

  it('shows clients a page of the portal', async () => {
    await refuseReads(code);
    const { status, text } = await read(client, portalPaths.projects, 'en');
    expect(status).toBe(503);
    expect(text).toContain(messages.en.portal.away.text);
    expect(text).not.toContain(messages.en.portal.crash.text);
  });
});

it('is no crash that the team is notified of', async () => {
  const crashes = () => ownerSql('select from public.crash_reports');
  const before = (await crashes()).length;
  await refuseReads('53100');
  await read(staff, builder);
  expect(await crashes()).toHaveLength(before);
});
