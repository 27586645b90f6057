import { Resvg } from '@resvg/resvg-js';
import { keepSample } from './feedback.ts';
import { sql } from './sql.ts';

/** A screen as somebody would photograph it: a list with a button over its last line. */
const SCREEN = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270">
  <rect width="480" height="270" fill="#e8e4dc"/><rect x="24" y="20" width="432" height="36" fill="#2b2926"/>
  ${[76, 116, 156, 196].map((y) => `<rect x="24" y="${y}" width="432" height="28" fill="#ffffff"/>`).join('')}
  <rect x="300" y="186" width="156" height="48" fill="#c8501e"/></svg>`;

async function pictureOfMail(folder: string): Promise<void> {
  const bytes = Buffer.from(new Resvg(SCREEN).render().asPng());
  const { key, size, sha256 } = await keepSample(folder, 'inbound', { bytes, type: 'image/png' });
  await sql(
    `insert into public.inbound_mail_files
       (mail_id, storage_key, original_name, content_type, size, sha256, shown_within)
     select id, $1, 'loja.png', 'image/png', $2, $3, 'own' from public.inbound_mails
     where from_address = 'compras@exemplo.example'`,
    [key, size, sha256],
  );
}

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
         E'Exemplo: quanto custa um aplicativo para a nossa loja? A tela de hoje é esta:\n\n[loja.png]\n\nO botão cobre o último item.', 3),
       ('waiting', null, 'rh@exemplo.example', null, 'Exemplo: workshop para 12 pessoas',
         'Exemplo: vocês dão o workshop na nossa sede?', 30),
       ('discarded', null, 'vendas@exemplo.example', 'Vendas de exemplo', 'Exemplo: oferta de brindes',
         'Exemplo: canetas com o seu logo.', 50),
       ('ignored', 'program', 'ausente@exemplo.example', null, 'Resposta automática: exemplo',
         'Exemplo: volto na segunda.', 60),
       ('aside', 'too_large', 'videos@exemplo.example', null, 'Exemplo: vídeo da loja', '', 70)
     ) as m (state, reason, address, name, subject, body, hours)`,
  );
  await pictureOfMail(folder);
}
