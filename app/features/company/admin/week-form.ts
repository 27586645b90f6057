import { type OpeningHours, WEEKDAYS, type Weekday } from '../company.ts';

/** A span as two fields hold it, valid or not. */
export type TypedSpan = { opens: string; closes: string };
export type TypedWeek = Readonly<Record<Weekday, readonly TypedSpan[]>>;

/** As the column keeps it; a day without spans is closed. */
export type StoredHours = {
  timezone: 'America/Sao_Paulo';
  days: { [day in Weekday]?: [opens: string, closes: string][] };
};

export type WeekMistake = 'incomplete' | 'order' | 'overlap';
export type WeekMistakes = { readonly [day in Weekday]?: WeekMistake };
type CheckedWeek = { hours: StoredHours } | { mistakes: WeekMistakes };

/** More than a shop can open on one day. */
export const MOST_SPANS = 4;
const WORKDAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5);
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const spanField = (day: Weekday, index: number, end: keyof TypedSpan) =>
  `hours-${day}-${index}-${end}`;

/** Mistakes of a week by the names under which they are posted back, apart from other fields. */
export const weekErrors = (mistakes: WeekMistakes): Record<string, WeekMistake> =>
  Object.fromEntries(Object.entries(mistakes).map(([day, mistake]) => [`hours-${day}`, mistake]));

/** The mistakes of a week among those of all fields. */
export const weekMistakesIn = (errors: Readonly<Record<string, string>>): WeekMistakes =>
  Object.fromEntries(
    WEEKDAYS.flatMap((day) => {
      const mistake = errors[`hours-${day}`];
      return mistake === undefined ? [] : [[day, mistake as WeekMistake]];
    }),
  );

/** Whether a field is one of the week's. */
export const isWeekField = (name: string) => name.startsWith('hours-');

const everyDay = (spansOf: (day: Weekday) => readonly TypedSpan[]): TypedWeek =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, spansOf(day)])) as Record<
    Weekday,
    readonly TypedSpan[]
  >;

/** The stored week as the fields' initial values. */
export const typedWeek = (hours: readonly OpeningHours[]): TypedWeek =>
  everyDay((day) =>
    hours.filter((span) => span.day === day).map(({ opens, closes }) => ({ opens, closes })),
  );

/** The week as the fields have it, empty spans too. */
export function weekIn(form: FormData): TypedWeek {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return everyDay((day) => {
    const spans: TypedSpan[] = [];
    for (let index = 0; index < MOST_SPANS; index += 1) {
      if (!form.has(spanField(day, index, 'opens'))) break;
      const opens = text(spanField(day, index, 'opens'));
      spans.push({ opens, closes: text(spanField(day, index, 'closes')) });
    }
    return spans;
  });
}

/** The actions of the buttons beside the fields: `add:mon`, `remove:mon:1`, and `copy` of Monday to the
 * other workdays. Any other value leaves the week as it is. */
export function changeWeek(week: TypedWeek, step: string): TypedWeek {
  const [act, name, position] = step.split(':');
  if (act === 'copy') return everyDay((day) => (WORKDAYS.includes(day) ? week.mon : week[day]));
  return everyDay((day) => {
    const spans = week[day];
    if (day !== name) return spans;
    if (act === 'add' && spans.length < MOST_SPANS) return [...spans, { opens: '', closes: '' }];
    if (act === 'remove') return spans.filter((_, index) => index !== Number(position));
    return spans;
  });
}

function mistakeOf(spans: readonly TypedSpan[]): WeekMistake | undefined {
  if (spans.some(({ opens, closes }) => !TIME.test(opens) || !TIME.test(closes))) {
    return 'incomplete';
  }
  if (spans.some(({ opens, closes }) => opens >= closes)) return 'order';
  return spans.some(({ opens }, index) => index > 0 && opens < (spans[index - 1]?.closes ?? ''))
    ? 'overlap'
    : undefined;
}

/** Hours that can be kept, or which days cannot be. Spans left empty count as none. */
export function checkWeek(week: TypedWeek): CheckedWeek {
  const mistakes: { [day in Weekday]?: WeekMistake } = {};
  const days: StoredHours['days'] = {};
  for (const day of WEEKDAYS) {
    const spans = week[day]
      .filter(({ opens, closes }) => opens !== '' || closes !== '')
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
    const mistake = mistakeOf(spans);
    if (mistake) mistakes[day] = mistake;
    if (spans.length > 0) days[day] = spans.map(({ opens, closes }) => [opens, closes]);
  }
  if (Object.keys(mistakes).length > 0) return { mistakes };
  return { hours: { timezone: 'America/Sao_Paulo', days } };
}
