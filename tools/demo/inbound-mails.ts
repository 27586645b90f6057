import { keepSample } from './feedback.ts';
import { sql } from './sql.ts';

/** Answers by mail: one in the thread of an entry, one of a contact; and mails that nobody asked for. */
export async function makeDemoInboundMails(folder: string): Promise<void> {
  const { key, size, sha256 } = await keepSample(folder, 'inbound');
  await sql(
    `with entry as (
       select id from public.feedback_entries where protocol = 'F-DEMO-0001'
     ), message as (
       insert into public.feedback_messages (entry_id, author, is_internal, body)
       select id, 'author', false, 'Exemplo: aconteceu de novo hoje cedo, mando a tela.' from entry
       returning id, entry_id, body
     ), mail as (
       insert into public.inbound_mails (id, state, from_address, from_name, subject, body, folded,
         refused, entry_id, feedback_message_id, received_at)
       select gen_random_uuid(), 'taken', 'visita@exemplo.example', 'Visita de exemplo',
         'Re: Resposta ao seu feedback', body,
         E'Em seg., 23 de nov. de 2026 às 10:12, Forja escreveu:\n\n> Exemplo: ainda acontece?',
         '[{"name": "captura.bmp", "why": "unsupported"}]', entry_id, id, now() - interval '1 day'
       from message returning id
     )
     insert into public.inbound_mail_files
       (mail_id, storage_key, original_name, content_type, size, sha256)
     select id, $1, 'tela-de-exemplo.txt', 'text/plain', $2, $3 from mail`,
    [key, size, sha256],
  );
  await sql(
    `with answered as (
       select * from public.crm_messages
       where channel = 'mail' and contact_id is not null order by at limit 1
     ), message as (
       insert into public.crm_messages (id, channel, direction, contact_id, lead_id, deal_id, product,
         recipient, subject, body)
       select gen_random_uuid(), 'mail', 'in', contact_id, lead_id, deal_id, product, recipient,
         left('Re: ' || subject, 200), 'Exemplo: quinta às 15h funciona. Até lá.' from answered
       returning id, recipient, subject, body
     )
     insert into public.inbound_mails (id, state, from_address, subject, body, crm_message_id)
     select id, 'taken', recipient, subject, body, id from message`,
  );
  await sql(
    `insert into public.inbound_mails (id, state, reason, from_address, from_name, subject, body,
       decided_by, decided_at, received_at)
     select gen_random_uuid(), m.state, m.reason, m.address, m.name, m.subject, m.body,
       case when m.state = 'discarded' then (select user_id from public.user_roles
         where role = 'manager' limit 1) end,
       case when m.state = 'discarded' then now() end, now() - m.hours * interval '1 hour'
     from (values
       ('waiting', null, 'compras@exemplo.example', 'Compras de exemplo', 'Exemplo: pedido de preço',
         'Exemplo: quanto custa um aplicativo para a nossa loja?', 3),
       ('waiting', null, 'rh@exemplo.example', null, 'Exemplo: workshop para 12 pessoas',
         'Exemplo: vocês dão o workshop na nossa sede?', 30),
       ('discarded', null, 'vendas@exemplo.example', 'Vendas de exemplo', 'Exemplo: oferta de brindes',
         'Exemplo: canetas com o seu logo.', 50),
       ('ignored', 'program', 'ausente@exemplo.example', null, 'Resposta automática: exemplo',
         'Exemplo: volto na segunda.', 60),
       ('aside', 'too_large', 'videos@exemplo.example', null, 'Exemplo: vídeo da loja', '', 70)
     ) as m (state, reason, address, name, subject, body, hours)`,
  );
}
