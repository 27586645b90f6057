import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { AddressOwner, BouncedAddress } from './bounced-addresses.ts';

type Tx = Transaction<DB>;

/** Addresses of somebody that have given mails back, those that are closed first. */
export async function readBounced(tx: Tx, { kind, id }: AddressOwner): Promise<BouncedAddress[]> {
  const { rows } = await sql<{
    email: string;
    closed: boolean;
    failures: number;
    reason: string;
    failed_at: Date;
    trusted_at: Date | null;
    trusted_by: string | null;
  }>`select * from public.bounced_addresses_of(${kind}, ${id}::uuid)`.execute(tx);
  return rows.map((row) => ({
    email: row.email,
    closed: row.closed,
    failures: row.failures,
    reason: row.reason,
    failedAt: row.failed_at.toISOString(),
    trusted: row.trusted_at && { at: row.trusted_at.toISOString(), by: row.trusted_by },
  }));
}

/** Lets mails go again to an address of somebody, or takes that back; false where nothing is to be done. */
export async function trustAddress(
  tx: Tx,
  { kind, id }: AddressOwner,
  email: string,
  trusted: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select public.trust_address(${kind}, ${id}::uuid, ${email}, ${trusted}) as done`.execute(tx);
  return rows[0]?.done ?? false;
}
