import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

/** Products that a rule may name. */
export const readRuleProducts = (tx: Transaction<DB>) =>
  tx.selectFrom('crm_products').select(['slug', 'name']).orderBy('displayOrder').execute();
