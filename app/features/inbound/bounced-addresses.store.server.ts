import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { AddressOwner, BouncedAddress } from './bounced-addresses.ts';

type Tx = Transaction<DB>;

/** Bounced addresses of a contact, closed ones first. */
export async function readBounced(tx: Tx, { kind, id }: AddressOwner): Promise<BouncedAddress[]> {
  const rows = await callRows(tx, 'public.bounced_addresses_of', { about: kind, id });
  return rows.map((row) => ({
    email: row.email,
    closed: row.closed,
    failures: row.failures,
    reason: row.reason,
    failedAt: row.failedAt.toISOString(),
    trusted: row.trustedAt && { at: row.trustedAt.toISOString(), by: row.trustedBy },
  }));
}
