import { createHash, randomUUID } from 'node:crypto';
import { actorSql, ownerSql } from './scratch-database.ts';

const server = { kind: 'system' } as const;
let uid = 0;

export type Given = Record<string, unknown>;

/** A mail as the server saves it, from a sender of its own unless it says otherwise. */
export function mailOf(given: Given = {}) {
  uid += 1;
  const id = randomUUID();
  const address = String(given['from_address'] ?? `${id}@rua.example`);
  return {
    id,
    mailbox: 'forja@mail.example/INBOX',
    uid_validity: 7,
    uid,
    key: createHash('sha256').update(id).digest('hex'),
    by: 'person',
    message_id: `<${id}@rua.example>`,
    from_address: address,
    from_name: 'Ana',
    sender_key: address,
    token_hash: createHash('sha256').update(`token ${id}`).digest('hex'),
    subject: 'Assunto',
    body: 'Texto.',
    folded: '> antes',
    thread: null,
    answers: [],
    report: null,
    ...given,
  };
}
export async function ingestMail(mail: Given): Promise<string> {
  const literal = JSON.stringify(mail).replaceAll("'", "''");
  const [row] = await actorSql<{ outcome: string }>(
    server,
    `select private.ingest_mail('${literal}'::jsonb) as outcome`,
  );
  return row?.outcome ?? '';
}
/** What is kept of a mail. */
export const storedMail = (id: string) =>
  ownerSql<Given>('select * from public.inbound_mails where id = $1', [id]).then(([row]) => row);
/** What jobs of a kind are asked for. */
export const askedFor = (kind: string) =>
  ownerSql<{ payload: Record<string, string> }>(
    'select payload from public.outbox where kind = $1',
    [kind],
  ).then((rows) => rows.map(({ payload }) => payload));

/** A mail of ours to a contact, and the contact. */
export async function messageTo(recipient = 'bia@loja.example') {
  const [contact, id] = [randomUUID(), randomUUID()];
  await ownerSql(
    `insert into public.crm_contacts (id, name, source) values ($1, 'Bia', 'website')`,
    [contact],
  );
  await ownerSql(
    `insert into public.crm_messages (id, channel, contact_id, product, recipient, subject, body)
     values ($1, 'mail', $2, 'forja', $3, 'Proposta', 'Segue.')`,
    [id, contact, recipient],
  );
  return { id, contact };
}
