import { sql, type Transaction } from 'kysely';
import { isLocale, LOCALES } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ContentAddress } from '../overrides/item-address.ts';

/** The leads that a landing page has brought at any of its addresses, as far as the user may see them. */
export async function countLeadsOf(
  tx: Transaction<DB>,
  addresses: readonly ContentAddress[],
): Promise<number> {
  const paths = addresses.flatMap(({ locale, address }) =>
    LOCALES.filter((one) => !isLocale(locale) || one === locale).map((one) =>
      pathTo('landing', one, { slug: address }),
    ),
  );
  if (paths.length === 0) return 0;
  const { count } = await tx
    .selectFrom('qualification_submissions')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('sourcePage', 'in', paths)
    // The condition of the index.
    .where(sql<boolean>`(source_page like '/p/%' or source_page like '/en/p/%')`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
