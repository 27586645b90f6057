const NAME = /^forja-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z\.tar\.zst(?:\.age)?$/;
/** One that is being written, or whose process was killed. */
const PART = /^forja-(\d{4}-\d{2}-\d{2})T.*\.part$/;
const DAY_MS = 24 * 3_600_000;
const KEPT = { newest: 7, weeks: 5, months: 12 };

/** Monday of the week of a day. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Which of these files may go: all but the seven newest back-ups, the newest one of each of the last five weeks and of
 * each of the last twelve months that have one. So may incomplete ones of a day before the newest back-up. Files of
 * other names are never among them.
 */
export function surplusBackups(names: readonly string[]): string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const kept = new Set(newestFirst.slice(0, KEPT.newest));
  const keepOneOf = (periodOf: (day: string) => string, most: number) => {
    const seen = new Set<string>();
    for (const name of newestFirst) {
      const period = periodOf(NAME.exec(name)?.[1] ?? '');
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(name);
    }
  };
  keepOneOf(weekOf, KEPT.weeks);
  keepOneOf((day) => day.slice(0, 7), KEPT.months);
  const newestDay = NAME.exec(newestFirst[0] ?? '')?.[1] ?? '';
  const abandoned = names.filter((name) => (PART.exec(name)?.[1] ?? newestDay) < newestDay);
  return [...newestFirst.filter((name) => !kept.has(name)), ...abandoned];
}
