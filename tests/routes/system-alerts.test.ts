import { beforeAll, beforeEach, expect, it } from 'vitest';
import { checkAlerts } from '#app/features/system/alerts/check-alerts.server.ts';
import pt from '#app/features/system/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn } from './staff.ts';

const site = useBuiltSite();
const WHAT = pt.lines.failedMails.name;
const subjects = {
  began: pt.alert.began.subject.replace('{{what}}', WHAT),
  ended: pt.alert.ended.subject.replace('{{what}}', WHAT),
};

const people = {} as Record<'boss' | 'admin' | 'quiet' | 'viewer', SignedIn>;
beforeAll(async () => {
  people.boss = await signedIn(site(), 'superadmin');
  people.admin = await signedIn(site(), 'admin');
  people.quiet = await signedIn(site(), 'admin');
  // May not see the screen.
  people.viewer = await signedIn(site(), 'viewer');
  await sql(
    `insert into public.notice_choices (user_id, kind, channel, off) values ($1, 'system', 'mail', true)`,
    people.quiet.id,
  );
});
beforeEach(async () => {
  await sql(`delete from public.mails where state = 'failed'`);
  await sql('delete from private.system_alerts');
  await sql(`delete from public.mails where kind = 'system.alert-mail'`);
});

const failMail = () =>
  sql(`insert into public.mails (id, kind, area, state, recipient)
    values (gen_random_uuid(), 'lead.team-mail', 'crm', 'failed', 'x@y.example')`);
const clearFailedMail = () =>
  sql(`delete from public.mails where kind = 'lead.team-mail' and state = 'failed'`);
const anHourLater = () =>
  sql(`update private.system_alerts set mailed_at = mailed_at - interval '61 minutes'`);
/** Who was sent which mail about failed mails. */
const sent = async () => {
  const rows = await sql<{ recipient: string; subject: string }>(
    `select recipient, subject from public.mails where kind = 'system.alert-mail' and state = 'kept' and subject like $1`,
    `${WHAT}%`,
  );
  const nameOf = (email: string) =>
    Object.entries(people).find(([, person]) => person.email === email)?.[0] ?? 'other';
  return rows
    .map(({ recipient, subject }) => `${nameOf(recipient)}: ${subject}`)
    .filter((line) => !line.startsWith('other'))
    .sort();
};
const of = (...states: (keyof typeof subjects)[]) =>
  states.flatMap((state) => ['boss', 'admin'].map((who) => `${who}: ${subjects[state]}`)).sort();

it('what begins and what has ended is mailed once, to those who may see it and want it', async () => {
  await failMail();
  await checkAlerts();
  await checkAlerts();
  await expect.poll(sent).toEqual(of('began'));
  await clearFailedMail();
  await checkAlerts();
  await anHourLater();
  await checkAlerts();
  await checkAlerts();
  await expect.poll(sent).toEqual(of('began', 'ended'));
});

it('what comes and goes within an hour is mailed once', async () => {
  for (let again = 0; again < 3; again += 1) {
    await failMail();
    await checkAlerts();
    await clearFailedMail();
    await checkAlerts();
  }
  await expect.poll(sent).toEqual(of('began'));
  await failMail();
  await anHourLater();
  await checkAlerts();
  expect(await sql(`select from public.outbox where kind = 'system.alert-mail'`)).toEqual([]);
  expect(await sent()).toEqual(of('began'));
});
