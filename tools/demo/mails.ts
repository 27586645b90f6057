import { DEMO_DOMAIN } from './people.ts';
import { sql } from './sql.ts';

/** Mails about the newest leads, to the team and to who wrote: most went, the first ones fared worse. */
const MAILS = `
  with lead as (
    select s.id, s.protocol, s.created_at, c.name, c.email, row_number() over (
        order by s.created_at desc) as place
    from public.qualification_submissions s join public.crm_contacts c on c.id = s.contact_id
    where c.email is not null order by s.created_at desc limit 16
  ), letter as (
    select l.id, l.created_at, l.place * 2 as place, 'lead.team-mail' as kind, $1 as recipient,
      'Lead: ' || left(l.name, 24) || ' · ' || l.protocol as subject, 'Novo lead pelo site' as title,
      l.name || ' escreveu pelo site. Protocolo: ' || l.protocol as said
    from lead l
    union all
    select l.id, l.created_at, l.place * 2 + 1, 'lead.visitor-mail', l.email,
      'Recebemos seu pedido · ' || l.protocol, 'Recebemos seu pedido.',
      'Este é o seu protocolo: ' || l.protocol || '. Nossa equipe vai ler o que você contou e responder.'
    from lead l
  ), fate (place, state, error) as (values
    (3, 'failed', '550 5.1.1 No such user here'),
    (4, 'waiting', 'connect ECONNREFUSED 127.0.0.1:25'),
    (7, 'withheld', null),
    (9, 'kept', null),
    (13, 'failed', 'Invalid login: 535 5.7.8 Authentication failed'))
  insert into public.mails
    (id, kind, state, last_error, about, recipient, subject, html, body, payload, created_at, tried_at)
  select gen_random_uuid(), m.kind, coalesce(f.state, 'sent'), f.error, m.id, m.recipient, m.subject,
    '<html lang="pt-BR"><head></head><body style="font:16px/1.5 Arial,sans-serif;padding:24px"><h1>'
      || m.title || '</h1><p>' || m.said || '</p></body></html>',
    m.title || E'\\n\\n' || m.said, jsonb_build_object('submission_id', m.id), m.created_at, m.created_at
  from letter m left join fate f using (place)`;

/** Mails of the last weeks. */
export const makeDemoMails = () => sql(MAILS, [`equipe@${DEMO_DOMAIN}`]);
