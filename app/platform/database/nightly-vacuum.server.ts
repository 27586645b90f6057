import { TIME_ZONE } from '#app/i18n/business-day.ts';
import { log } from '#app/platform/log/log.server.ts';
import { classified } from './errors.server.ts';
import { openHandle } from './handle.server.ts';

const LOOK_MS = 20 * 60_000;
/** Of the clock in São Paulo. */
const HOUR = '03';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Vacuums and analyses every table of the owner, each by itself: on the embedded engine, which has no
 * autovacuum, everybody else waits for one table at a time.
 */
export async function vacuumAll(): Promise<void> {
  const { owner } = openHandle();
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and pg_get_userbyid(c.relowner) = current_user order by 1`,
  );
  for (const { name } of rows) await owner.query(`vacuum (analyze) ${name}`);
}

/** Vacuums the embedded engine every night between three and four. Returns what stops it. */
export function keepVacuuming(now: () => Date = () => new Date()): () => void {
  let vacuumed = '';
  const look = async () => {
    const [day = '', time = ''] = clock.format(now()).split(' ');
    if (!time.startsWith(HOUR) || day === vacuumed) return;
    vacuumed = day;
    try {
      await vacuumAll();
    } catch (error) {
      log.warn({ err: classified(error) }, 'the database could not be vacuumed');
    }
  };
  void look();
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
