import { sql } from './auth-posts.ts';
import { someInvoice } from './invoice-posts.ts';
import { someClientTicket, someFile, somePage, someProject, someVersion } from './project-rows.ts';

/** What a client has, by id. */
export type ClientRows = Record<
  | ('organization' | 'project' | 'deliverable' | 'version' | 'versionPage' | 'update' | 'invoice')
  | ('file' | 'fileVersion' | 'ticket' | 'ticketFile'),
  string
>;

/** A client with a shown project and one row of each kind that hangs on it; the word is in every text. */
export async function someClient(word: string): Promise<ClientRows> {
  const { id, organization } = await someProject({ name: word });
  const { deliverable, version } = await someVersion({ id, organization }, `${word}, tela`);
  const [update] = await sql<{ id: string }>(
    `insert into public.project_updates (id, project_id, body)
     values (gen_random_uuid(), $1, '${word}, notícia') returning id`,
    id,
  );
  const { id: invoice } = await someInvoice({ id, organization }, { description: word });
  const { file, version: fileVersion } = await someFile({ id }, `${word}.png`);
  const ticket = await someClientTicket({ id, organization }, `${word}, chamado`);
  const [attached] = await sql<{ id: string }>(
    `insert into public.feedback_attachments (message_id, storage_key, original_name, content_type, size,
       sha256)
     select id, 'feedback/' || repeat('7', 64), '${word}.png', 'image/png', 3, repeat('7', 64)
     from public.feedback_messages where ticket_id = $1 returning id`,
    ticket,
  );
  return {
    ...{ organization, project: id, deliverable, version, invoice, file, fileVersion, ticket },
    versionPage: await somePage(version),
    update: update?.id ?? '',
    ticketFile: attached?.id ?? '',
  };
}
