import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { readLeadForMail } from '#app/features/qualification/lead-mail.store.server.ts';
import { teamMailOf, visitorMailOf } from '#app/features/qualification/lead-mails.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import { sql } from './sql.ts';

/** What became of the first ones; the others went. */
const ENDS: Readonly<Record<number, readonly [state: string, error: string | null]>> = {
  1: ['failed', '550 5.1.1 No such user here'],
  4: ['waiting', 'connect ECONNREFUSED 127.0.0.1:25'],
  7: ['withheld', null],
  9: ['kept', null],
  13: ['failed', '552 5.2.3 Message too large'],
};

const LEADS = `select id, created_at from public.qualification_submissions
  where contact_id is not null and created_at > now() - interval '14 days'
  order by created_at desc limit 12`;

const RECORD = `insert into public.mails
    (id, kind, state, last_error, about, recipient, subject, html, body, payload, created_at, tried_at)
  values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, jsonb_build_object('submission_id', $4::uuid),
    $9, $9)`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a letter says, without the frame of mails: the demonstration runs without a renderer. */
function plainLetter({ title, protocol, text, answers }: MailContent) {
  const said = [
    protocol,
    text ?? '',
    ...answers.map(({ label, value }) => `${label}: ${value}`),
  ].filter(Boolean);
  return {
    html: `<html><head></head><body style="font:16px/1.5 Arial,sans-serif;padding:24px"><h1>${escaped(title)}</h1>${said
      .map((line) => `<p>${escaped(line)}</p>`)
      .join('')}</body></html>`,
    text: [title, ...said].join('\n\n'),
  };
}

/** Mails about the newest leads as they would have gone, to the team and to who wrote. */
export async function makeDemoMails(): Promise<void> {
  const leads = await sql<{ id: string; created_at: Date }>(LEADS, []);
  let place = 0;
  for (const { id, created_at: at } of leads) {
    const { lead, sender } = await asActor({ kind: 'system' }, async (tx) => {
      const lead = await readLeadForMail(tx, id);
      return { lead, sender: await readMailSender(tx, lead?.locale) };
    });
    if (!lead) continue;
    const letters = [
      ['lead.team-mail', sender.team, teamMailOf(lead, settings().PUBLIC_URL)],
      ['lead.visitor-mail', lead.email, visitorMailOf(lead, sender.company, 'pt-BR')],
    ] as const;
    for (const [kind, to, { subject, content }] of letters) {
      const { html, text } = plainLetter(content);
      const [state, error] = ENDS[place] ?? ['sent', null];
      place += 1;
      await sql(RECORD, [kind, state, error, id, to, subject, html, text, at]);
    }
  }
}
