import type { StoredDefinition } from '../stored-form.ts';

/** Days that the figures may cover, today included. */
export const PERIODS = [7, 30, 90] as const;
export const USUAL_PERIOD = 30;

export const periodIn = (query: URLSearchParams): number =>
  PERIODS.find((days) => String(days) === query.get('days')) ?? USUAL_PERIOD;

/** A moment of a form, with how many got there. */
export type Reach = {
  key: string;
  kind: 'views' | 'starts' | 'step' | 'question' | 'sent';
  /** Of a step or a question; empty for the others. */
  label: string;
  count: number;
  /** A condition decides whether it is asked: fewer need not have left. */
  conditional: boolean;
};

export type DropOff = { rows: Reach[] };

const of = (kind: Reach['kind'], count: number, more: Partial<Reach> = {}): Reach => ({
  ...{ key: kind, kind, label: '', count, conditional: false },
  ...more,
});

/** From the first look at a form to the sent lead, by the questions that it has now. */
export function dropOffOf(
  { fields, steps = [] }: StoredDefinition,
  sums: { views: number; starts: number; sent: number },
  reached: ReadonlyMap<string, number>,
): DropOff {
  const rows: Reach[] = [of('views', sums.views), of('starts', sums.starts)];
  for (const [place, field] of fields.entries()) {
    const step = field.step ?? 0;
    const held = steps[step];
    // The first step is there from the start.
    if (held && step > 0 && fields[place - 1]?.step !== step) {
      const count = reached.get(String(step)) ?? 0;
      const conditional = held.conditions.length > 0;
      rows.push(of('step', count, { key: `step ${step}`, label: held.title, conditional }));
    }
    rows.push(
      of('question', reached.get(field.field_name) ?? 0, {
        key: field.field_name,
        label: field.field_label,
        conditional: (field.conditions?.length ?? 0) + (held?.conditions.length ?? 0) > 0,
      }),
    );
  }
  return { rows: [...rows, of('sent', sums.sent)] };
}
