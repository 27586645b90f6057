import { TIME_ZONE } from '#app/i18n/business-day.ts';
import { vacuumAll } from '#app/platform/database/database.server.ts';
import type { ScheduledTask } from './schedule.server.ts';

const LOOK_MS = 20 * 60_000;
/** By the clock in São Paulo. */
const HOUR = '03';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Vacuums the embedded engine every night between three and four. */
export function vacuumTask(): ScheduledTask {
  let vacuumed = '';
  return {
    name: 'vacuum',
    everyMs: LOOK_MS,
    run: async () => {
      const [day = '', time = ''] = clock.format(new Date()).split(' ');
      if (!time.startsWith(HOUR) || day === vacuumed) return;
      vacuumed = day;
      await vacuumAll();
    },
  };
}
