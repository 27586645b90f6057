import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Weight } from './projects.ts';

type Tx = Transaction<DB>;

type Reader = { email: string; name: string; locale: string };
type About = { projectId: string; project: string; title: string; number: number };

export type VersionForMail = Reader &
  About & {
    organization: string;
    deliverableId: string;
    fileName: string;
    size: number;
    sender: string | null;
    sentAt: Date;
    holds: boolean;
  };

/** A version for the mail to a person who decides on it; undefined once it is decided on. */
export async function readVersionForMail(tx: Tx, version: string, user: string) {
  const rows = await callRows(tx, 'private.version_for_mail', { version, user });
  return rows[0];
}

export type ApprovalForMail = Reader &
  About & {
    isClient: boolean;
    organization: string;
    deliverableId: string;
    fileName: string;
    size: number;
    sha256: string;
    receipt: string;
    approvedBy: string | null;
    approvedAt: Date;
  };

export async function readApprovalForMail(tx: Tx, approval: string, user: string) {
  const rows = await callRows(tx, 'private.approval_for_mail', { approval, user });
  return rows[0];
}

export type OwnerForMail = Reader & {
  organizationId: string;
  organization: string;
  ownerName: string;
  ownerEmail: string;
  addedBy: string | null;
};

/** The mail to an owner about a new owner; undefined where one of them is no longer an owner. */
export async function readOwnerForMail(tx: Tx, member: string, user: string) {
  const rows = await callRows(tx, 'private.owner_for_mail', { member, user });
  return rows[0];
}

export type ChangeForMail = Reader &
  About & { organization: string; asker: string | null; body: string; weight: Weight };

export async function readChangeForMail(tx: Tx, comment: string, user: string) {
  const rows = await callRows(
    tx,
    'private.change_for_mail',
    { comment, user },
    { weight: typed<ChangeForMail['weight']>() },
  );
  return rows[0];
}
