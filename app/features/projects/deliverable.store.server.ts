import { type RawBuilder, sql, type Transaction } from 'kysely';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type { StagePlace } from './bar/bar.ts';
import type { Version } from './projects.ts';

type Tx = Transaction<DB>;

export type OneDeliverable = {
  id: string;
  project: string;
  position: StagePlace;
  title: string;
  /** The newest first. */
  versions: readonly Version[];
};

async function deliverablesWith(tx: Tx, which: RawBuilder<unknown>): Promise<OneDeliverable[]> {
  const { rows } = await sql<OneDeliverable>`
    select d.id, d.project_id as project, d.position, d.title,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'number', v.number, 'state', v.state,
          'fileName', v.file_name, 'type', v.content_type, 'size', v.size, 'sha256', v.sha256,
          'drawing', v.drawing, 'pages', v.pages, 'width', v.width, 'height', v.height,
          'link', v.link, 'changes', v.changes, 'sentBy', v.sent_by, 'sentAt', v.sent_at,
          'approval', (select jsonb_build_object('receipt', a.receipt, 'by', a.person_name,
              'organization', a.organization_name, 'fileName', a.file_name, 'size', a.size,
              'sha256', a.sha256, 'at', a.approved_at)
            from public.approvals a where a.version_id = v.id),
          'comments', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id,
              'author', c.author_id, 'fromClient', c.from_client, 'body', c.body, 'weight', c.weight,
              'at', c.created_at,
              'pin', case when c.pin is not null then jsonb_build_object('number', c.pin,
                'page', c.page, 'x', c.x, 'y', c.y) end) order by c.created_at, c.id), '[]')
            from public.project_comments c where c.version_id = v.id))
          order by v.number desc), '[]')
        from public.deliverable_versions v where v.deliverable_id = d.id) as versions
    from public.deliverables d where ${which} order by d.created_at, d.id`.execute(tx);
  return rows;
}

/** A deliverable with all its versions, or undefined where there is none for the caller. */
export async function readDeliverable(tx: Tx, id: string): Promise<OneDeliverable | undefined> {
  const [one] = await deliverablesWith(tx, sql`d.id = ${id}::uuid`);
  return one;
}

/** The deliverables of a project, with all versions. */
export const readDeliverablesOf = (tx: Tx, project: string) =>
  deliverablesWith(tx, sql`d.project_id = ${project}::uuid`);

/** The storage key of a version's file; undefined where the caller may not fetch it. */
export async function readVersionFile(tx: Tx, version: string): Promise<FileToSend | undefined> {
  const rows = await callRows(tx, 'public.deliverable_file', { version });
  return rows[0];
}

/** Returns whether it was stored: only where the caller may comment. */
export async function writeComment(
  tx: Tx,
  { id, update, version, body }: { id: string; body: string; update?: string; version?: string },
): Promise<boolean> {
  return (
    (await callValue(tx, 'public.write_project_comment', {
      id,
      update: update ?? null,
      version: version ?? null,
      body,
    })) ?? false
  );
}
