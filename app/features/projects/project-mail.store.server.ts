import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Weight } from './projects.ts';

type Tx = Transaction<DB>;

type Reader = { email: string; name: string; locale: string };
type About = { project_id: string; project: string; title: string; number: number };

export type VersionForMail = Reader &
  About & {
    organization: string;
    deliverable_id: string;
    file_name: string;
    size: number;
    sender: string | null;
    sent_at: Date;
    holds: boolean;
  };

/** A version as one who decides on it is told; undefined once it waits no more. */
export async function readVersionForMail(tx: Tx, version: string, user: string) {
  const { rows } = await sql<VersionForMail>`
    select * from private.version_for_mail(${version}::uuid, ${user}::uuid)`.execute(tx);
  return rows[0];
}

export type ApprovalForMail = Reader &
  About & {
    is_client: boolean;
    organization: string;
    deliverable_id: string;
    file_name: string;
    size: number;
    sha256: string;
    receipt: string;
    approved_by: string | null;
    approved_at: Date;
  };

export async function readApprovalForMail(tx: Tx, approval: string, user: string) {
  const { rows } = await sql<ApprovalForMail>`
    select * from private.approval_for_mail(${approval}::uuid, ${user}::uuid)`.execute(tx);
  return rows[0];
}

export type OwnerForMail = Reader & {
  organization_id: string;
  organization: string;
  owner_name: string;
  owner_email: string;
  added_by: string | null;
};

/** An owner who joined a client, as another owner is mailed it; undefined where one is an owner no more. */
export async function readOwnerForMail(tx: Tx, member: string, user: string) {
  const { rows } = await sql<OwnerForMail>`
    select * from private.owner_for_mail(${member}::uuid, ${user}::uuid)`.execute(tx);
  return rows[0];
}

export type ChangeForMail = Reader &
  About & { organization: string; asker: string | null; body: string; weight: Weight };

export async function readChangeForMail(tx: Tx, comment: string, user: string) {
  const { rows } = await sql<ChangeForMail>`
    select * from private.change_for_mail(${comment}::uuid, ${user}::uuid)`.execute(tx);
  return rows[0];
}
