import type { Transaction } from 'kysely';
import type { ServiceName } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { PriceRule } from '../price-rules.ts';
import type { Question } from '../questions.ts';

/** All rules: of each service its own first, then those of answers. */
export async function readPriceRules(tx: Transaction<DB>): Promise<PriceRule[]> {
  const rows = await tx
    .selectFrom('price_rules')
    .selectAll()
    .orderBy('service')
    .orderBy((row) => row('question', 'is not', null))
    .orderBy('question')
    .orderBy('answer')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    service: row.service as ServiceName,
    question: row.question as Question | null,
    answer: row.answer,
    priceLeast: row.priceLeastCents,
    priceMost: row.priceMostCents,
    weeksLeast: row.weeksLeast,
    weeksMost: row.weeksMost,
  }));
}
