import { afterAll, beforeAll, expect, it } from 'vitest';
import { ingestMail, mailOf, messageTo } from '../../database/testing/mails-in.ts';
import { post, sql } from './auth-posts.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { openMailServer } from './mail-server.ts';
import { type SignedIn, signedIn } from './staff.ts';

let server: Awaited<ReturnType<typeof openMailServer>>;
let site: BuiltSite;
let manager: SignedIn;
beforeAll(async () => {
  server = await openMailServer();
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: server.url } });
  // Business hours that never end: whenever this runs, notices are sent.
  await sql('update public.company_settings set business_hours = null');
  manager = await signedIn(site, 'manager');
});
afterAll(async () => {
  await site.close();
  await server.close();
});

/** Leads whose time is over; all of them from one moment on, whenever the round looks. */
async function lateLeads(...names: string[]): Promise<string[]> {
  const leads = await sql<{ protocol: string }>(
    `insert into public.qualification_submissions (id, source, form_data)
     select gen_random_uuid(), 'contact_form', jsonb_build_object('name', name)
     from unnest($1::text[]) as name
     returning protocol`,
    names,
  );
  const protocols = leads.map(({ protocol }) => protocol);
  await sql(
    `update public.qualification_submissions set review_reason = null, answer_target = 60,
       created_at = now() - interval '84 minutes', answer_due_at = now() - interval '24 minutes'
     where protocol = any($1)`,
    protocols,
  );
  return protocols;
}
const addressOf = async ({ id }: { id: string }) => {
  const [person] = await sql<{ email: string }>(
    'select email from public.user_profiles where user_id = $1',
    id,
  );
  return person?.email ?? '';
};
/** As quoted-printable lines are read. */
const plain = (source: string) => source.replaceAll('=\r\n', '');

it('an owner gets one mail about all late leads, and no second one within half an hour', async () => {
  const email = await addressOf(manager);
  const references = await lateLeads('Ana Prado', 'Rui Costa');
  // Beside the round that looks every minute.
  await Promise.all(Array.from({ length: 10 }, () => sql('select public.order_answer_alerts()')));
  await expect.poll(() => server.to(email).length).toBe(1);
  const [mail] = server.to(email);
  for (const protocol of references) expect(plain(mail?.source ?? '')).toContain(protocol);
  // What outlives a lead names nobody.
  expect(plain(mail?.source ?? '')).not.toMatch(/Prado|Costa/);

  await lateLeads('Bia Lima');
  await sql('select public.order_answer_alerts()');
  const [row] = await sql<{ waiting: number }>(
    "select count(*)::int as waiting from public.outbox where kind = 'lead.answer-mail'",
  );
  expect(row?.waiting).toBe(0);
  expect(server.to(email)).toHaveLength(1);
});

it('the owner of a contact is notified of an answer by mail, until they switch that off', async () => {
  const owner = await signedIn(site, 'manager');
  const email = await addressOf(owner);
  const answered = async (body: string) => {
    const { id, contact } = await messageTo();
    await sql('update public.crm_contacts set owner_id = $2 where id = $1', contact, owner.id);
    const mail = mailOf({ from_address: 'bia@loja.example', answers: [`message-${id}`], body });
    expect(await ingestMail(mail)).toBe('threaded');
    // Until its job has ended, whatever became of the mail.
    await expect
      .poll(
        async () =>
          (
            await sql(
              `select 1 from pgboss.job where name = 'crm.answer-mail' and state = 'completed'
                 and data ->> 'message_id' = $1`,
              mail.id,
            )
          ).length,
      )
      .toBe(1);
    // Others may have come meanwhile, of leads that are late.
    return server.to(email).filter(({ source }) => plain(source).includes(body)).length;
  };
  expect(await answered('Fechado, pode mandar.')).toBe(1);
  const off = { kind: 'mail-answer', channel: 'mail', off: 'true' };
  expect(
    (await post(site, '/admin/notifications/choices', off, { cookie: owner.cookie })).status,
  ).toBe(200);
  expect(await answered('Mais uma coisa.')).toBe(0);
  const unknown = { ...off, channel: 'desk' };
  expect(
    (await post(site, '/admin/notifications/choices', unknown, { cookie: owner.cookie })).status,
  ).toBe(422);
});
