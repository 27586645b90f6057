import { sql, type Transaction } from 'kysely';
import { functionCall, type RowOf } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Holiday, NationalCode } from './holidays.ts';

type Tx = Transaction<DB>;

/** The holidays of a year in their order, also those that the house does not keep. */
export async function readHolidays(tx: Tx, year: number): Promise<Holiday[]> {
  const { rows } = await sql<
    RowOf<'private.holidays_of'> & {
      code: NationalCode | null;
      spans: [string, string][] | null;
      name: string | null;
      name_en: string | null;
      revision: number | null;
    }
  >`select d.*, h.name, h.translations -> 'en' ->> 'name' as name_en, h.revision
    from ${functionCall('private.holidays_of', { year })} d
      left join public.company_holidays h on h.id = d.own
    order by d.day, d.code`.execute(tx);
  return rows.map((row) => {
    const { day, is_kept: isKept, spans } = row;
    if (row.code !== null) return { day, isKept, spans, code: row.code };
    return {
      ...{ day, isKept, spans, code: null },
      id: row.own ?? '',
      revision: row.revision ?? 0,
      yearly: row.yearly,
      name: row.name ?? '',
      nameEn: row.name_en ?? '',
    };
  });
}

type New = {
  day: string;
  yearly: boolean;
  name: string;
  nameEn: string;
  hours: readonly [opens: string, closes: string] | null;
};

export async function addHoliday(tx: Tx, { day, yearly, name, nameEn, hours }: New): Promise<void> {
  await tx
    .insertInto('company_holidays')
    .values({
      day: sql`${day}::date`,
      yearly,
      name,
      spans: hours && JSON.stringify([hours]),
      translations: JSON.stringify(nameEn ? { en: { name: nameEn } } : {}),
    })
    .execute();
}

/** Closes the house on a computed day of every year, or lets it work as on any other. */
export async function keepNational(
  tx: Tx,
  code: NationalCode,
  { isKept, name, nameEn }: { isKept: boolean; name: string; nameEn: string },
): Promise<void> {
  await tx
    .insertInto('company_holidays')
    .values({
      code,
      is_kept: isKept,
      name,
      translations: JSON.stringify({ en: { name: nameEn } }),
    })
    .onConflict((row) => row.column('code').doUpdateSet({ is_kept: isKept, spans: null }))
    .execute();
}

/** Takes one of the house's own out as it was read; false when it is another one by now. */
export async function removeHoliday(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('company_holidays')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('day', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
