import { setTimeout as pause } from 'node:timers/promises';
import { asActor } from '#app/platform/database/database.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { PartSize } from '../imports/part-size.ts';
import { claimContacts } from './products.store.server.ts';

/** The pause between two batches, for other requests. */
const PAUSE_MS = 10;

/** Assigns the contacts of a claimed source to a product, in batches. After a restart it continues with
 * the rest. */
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

/** Jobs of products, by the kind of their outbox row. */
export const productJobs: Readonly<Record<string, JobHandler>> = {
  'crm.claim-contacts': claim,
};
