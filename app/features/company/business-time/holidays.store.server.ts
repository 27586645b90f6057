import { sql, type Transaction } from 'kysely';
import { functionCall, type RowOf } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Holiday, NationalCode } from './holidays.ts';

type Tx = Transaction<DB>;

/** The holidays of a year in their order, also those on which the company is open. */
export async function readHolidays(tx: Tx, year: number): Promise<Holiday[]> {
  const { rows } = await sql<
    RowOf<'private.holidays_of'> & {
      code: NationalCode | null;
      spans: [string, string][] | null;
      name: string | null;
      nameEn: string | null;
      revision: number | null;
    }
  >`select d.*, h.name, h.translations -> 'en' ->> 'name' as name_en, h.revision
    from ${functionCall('private.holidays_of', { year })} d
      left join public.company_holidays h on h.id = d.own
    order by d.day, d.code`.execute(tx);
  return rows.map((row) => {
    const { day, isKept: isObserved, spans } = row;
    if (row.code !== null) return { day, isObserved, spans, code: row.code };
    return {
      ...{ day, isObserved, spans, code: null },
      id: row.own ?? '',
      revision: row.revision ?? 0,
      yearly: row.yearly,
      name: row.name ?? '',
      nameEn: row.nameEn ?? '',
    };
  });
}
