import { sql } from './sql.ts';

/** Marks and sums every day: samples are inserted without the triggers that mark days. */
export async function makeDemoDays(): Promise<void> {
  await sql(
    `insert into private.day_marks (what, day)
     select distinct 'leads', private.business_day(created_at) from public.qualification_submissions`,
  );
  await sql('select public.roll_up_days(5000)');
}
