import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { readTargets, writeTargets } from './answer-targets.store.server.ts';
import {
  type AnswerTarget,
  type FurtherTargets,
  MOST_MINUTES,
  MOST_TARGETS,
  TARGET_SERVICES,
  TARGET_SOURCES,
  type TargetMistake,
  type TargetPart,
  type TargetsReply,
  targetField,
} from './answer-targets.ts';

type Answer = { reply: TargetsReply; status: 200 | 403 | 409 | 422 };
type Post = { form: FormData; permissions: ReadonlySet<Permission>; further: FurtherTargets };
type Typed = Omit<AnswerTarget, 'id'> & { id: string | null; index: number; removed: boolean };

const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** Targets as they were typed; a new one that is left empty is none. */
function targetsIn(form: FormData): Typed[] {
  const typed: Typed[] = [];
  for (let index = 0; index < MOST_TARGETS; index += 1) {
    const text = (part: TargetPart) => String(form.get(targetField(index, part)) ?? '').trim();
    if (!form.has(targetField(index, 'minutes'))) break;
    const id = z.uuid().safeParse(text('id')).data ?? null;
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

function mistakesIn(kept: readonly Typed[]): Record<string, TargetMistake> {
  const mistakes: Record<string, TargetMistake> = {};
  const known = new Set<string>();
  for (const { index, service, source, minutes, warnPercent } of kept) {
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

const textsOf = (form: FormData) =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** Thrown to give the transaction up: somebody else has changed one of them meanwhile. */
class Changed extends Error {}

async function save(person: Person, form: FormData, further: FurtherTargets): Promise<Answer> {
  const typed = textsOf(form);
  const all = targetsIn(form);
  const kept = all.filter(({ removed }) => !removed);
  const mistakes = { ...mistakesIn(kept), ...further.mistakes };
  if (Object.keys(mistakes).length > 0) {
    return { reply: { kind: 'mistakes', mistakes, typed }, status: 422 };
  }
  const changed: Answer = { reply: { kind: 'refused', why: 'changed', typed }, status: 409 };
  try {
    const set = await asPerson(person, async (tx) => {
      const stored = new Map((await readTargets(tx)).map((one) => [one.id, one]));
      const general = [...stored.values()].find((one) => !one.service && !one.source);
      const removed = all.flatMap(({ id, revision, removed: goes }) =>
        // What holds for all leads stays.
        goes && id && id !== general?.id ? [{ id, revision }] : [],
      );
      const differs = (one: Typed) => {
        const was = one.id && stored.get(one.id);
        return (
          !was ||
          was.revision !== one.revision ||
          was.service !== one.service ||
          was.source !== one.source ||
          was.minutes !== one.minutes ||
          was.warnPercent !== one.warnPercent
        );
      };
      const written = await writeTargets(tx, removed, kept.filter(differs));
      if (written === 'changed' || (await further.write(tx)) === 'changed') throw new Changed();
      return changeSetOf(tx);
    });
    return { reply: { kind: 'saved', set }, status: 200 };
  } catch (error) {
    // Of this service and source somebody else has made one meanwhile.
    if (error instanceof Changed || sqlState(error) === '23505') return changed;
    throw error;
  }
}

/** What is posted from the screen of targets. */
export async function actOnTargets(
  person: Person,
  { form, permissions, further }: Post,
): Promise<Answer> {
  const refused = (why: 'forbidden' | 'changed', status: 403 | 409): Answer => ({
    reply: { kind: 'refused', why, typed: textsOf(form) },
    status,
  });
  if (!permissions.has('settings:update')) return refused('forbidden', 403);
  if (form.get('intent') !== 'undo') return save(person, form, further);
  const outcome = await restoreChangeSet(person, String(form.get('set') ?? ''), false);
  if (outcome === 'restored') return { reply: { kind: 'undone' }, status: 200 };
  return outcome === 'forbidden' ? refused('forbidden', 403) : refused('changed', 409);
}
