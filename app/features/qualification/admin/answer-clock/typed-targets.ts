import { isUuid } from '#app/ui/uuid.ts';
import {
  type AnswerTarget,
  MOST_MINUTES,
  MOST_TARGETS,
  TARGET_SERVICES,
  TARGET_SOURCES,
  type TargetMistake,
  type TargetPart,
  targetField,
} from './answer-targets.ts';

/** A target as it was typed; a new one has no id. */
export type TypedTarget = Omit<AnswerTarget, 'id'> & {
  id: string | null;
  index: number;
  removed: boolean;
};

const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** Typed targets; an empty new one is ignored. */
export function targetsIn(form: FormData): TypedTarget[] {
  const typed: TypedTarget[] = [];
  for (let index = 0; index < MOST_TARGETS; index += 1) {
    const text = (part: TargetPart) => String(form.get(targetField(index, part)) ?? '').trim();
    if (!form.has(targetField(index, 'minutes'))) break;
    const id = isUuid(text('id')) ? text('id') : null;
    if (id === null && text('minutes') === '') continue;
    typed.push({
      index,
      id,
      revision: Number(text('revision')) || 0,
      service: TARGET_SERVICES.find((one) => one === text('service')) ?? null,
      source: TARGET_SOURCES.find((one) => one === text('source')) ?? null,
      minutes: whole(text('minutes')),
      warnPercent: whole(text('warn')),
      removed: form.has(targetField(index, 'remove')),
    });
  }
  return typed;
}

/** The error of targets that are to be saved, by the name of the field. */
export function targetMistakes(remaining: readonly TypedTarget[]): Record<string, TargetMistake> {
  const mistakes: Record<string, TargetMistake> = {};
  const known = new Set<string>();
  for (const { index, service, source, minutes, warnPercent } of remaining) {
    const about = `${service} ${source}`;
    if (!isWithin(minutes, 1, MOST_MINUTES)) mistakes[targetField(index, 'minutes')] = 'minutes';
    if (!isWithin(warnPercent, 10, 100)) mistakes[targetField(index, 'warn')] = 'warn';
    if (known.has(about)) {
      mistakes[targetField(index, 'service')] = service || source ? 'twice' : 'all';
    }
    known.add(about);
  }
  return mistakes;
}
