import { setTimeout as pause } from 'node:timers/promises';
import { asActor } from '#app/platform/database/database.server.ts';
import type { JobHandler } from '#app/platform/jobs/jobs.server.ts';
import { PartSize } from '../imports/part-size.ts';
import { claimContacts } from './products.store.server.ts';

/** Between two parts other requests are answered. */
const PAUSE_MS = 10;

/** Contacts that came by a source before its product took it become that product's, part by part. Killed,
 * it goes on with who is left. */
const claim: JobHandler = async ({ product_id: product }) => {
  if (!product) throw new Error('A job about a product without product_id.');
  const part = new PartSize();
  for (let claimed = 1; claimed > 0; ) {
    claimed = await asActor({ kind: 'system' }, (tx) =>
      part.timed(() => claimContacts(tx, product, part.lines)),
    );
    await pause(PAUSE_MS);
  }
  return undefined;
};

/** What follows from products, by the kind the database puts into the outbox. */
export const productJobs: Readonly<Record<string, JobHandler>> = {
  'crm.claim-contacts': claim,
};
