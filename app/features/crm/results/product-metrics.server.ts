import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const NONE = {
  totalLeads: 0,
  conversionRate: 0,
  activeDeals: 0,
  totalValue: 0,
  avgDealSize: 0,
  pipelineHealth: 0,
};
export type ProductMetrics = typeof NONE & {
  /** They could not be read: the zeros are no values. */
  failed?: boolean;
};

/** The six metrics of a product; with null, of every product that the user may see. All zero when they
 * cannot be read. */
export async function readProductMetrics(
  user: Person,
  product: string | null,
): Promise<ProductMetrics> {
  try {
    const [row] = await asPerson(user, (tx) => callRows(tx, 'public.product_metrics', { product }));
    const figures = Object.entries(row ?? NONE).map(([name, value]) => [name, Number(value)]);
    return Object.fromEntries(figures) as ProductMetrics;
  } catch (error) {
    log.error({ err: error, product }, 'the figures of a product could not be read');
    return { ...NONE, failed: true };
  }
}
