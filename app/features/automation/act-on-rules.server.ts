import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf, revisionIn } from '#app/audit/change-set.server.ts';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import type { RuleAct } from './rule-reply.ts';
import { deleteRule, moveRule, readRule, switchRule } from './rules.store.server.ts';
import { undoRun } from './runs.store.server.ts';
import type { RunReply } from './runs.ts';

type Post = { form: FormData; permissions: ReadonlySet<Permission> };
type Status = 200 | 403 | 404 | 409 | 422;
type Answer<Reply> = { reply: Reply; status: Status };

const not = (why: Extract<RuleAct, { rule: false }>['why'], status: Status): Answer<RuleAct> => ({
  reply: { rule: false, why },
  status,
});

const MOVES: Readonly<Record<string, -1 | 1>> = { up: -1, down: 1 };

async function move(tx: Transaction<DB>, id: string, by: -1 | 1): Promise<Answer<RuleAct>> {
  if (!(await moveRule(tx, id, by))) return not('changed', 409);
  return { reply: { rule: 'moved' }, status: 200 };
}

async function turn(
  tx: Transaction<DB>,
  key: { id: string; revision: number },
  on: boolean,
): Promise<Answer<RuleAct>> {
  if (!(await switchRule(tx, key, on))) return not('changed', 409);
  const now = await readRule(tx, key.id);
  return {
    reply: { rule: on ? 'on' : 'off', id: key.id, revision: now?.rule.revision ?? 0 },
    status: 200,
  };
}

/** Switches a rule on or off, moves it among the others, deletes it, or brings back one that was deleted. */
export async function actOnRules(
  person: Person,
  { form, permissions }: Post,
): Promise<Answer<RuleAct>> {
  if (!permissions.has('settings:manage')) return not('forbidden', 403);
  const intent = form.get('intent');
  if (intent === 'undo') {
    const outcome = await restoreChangeSet(person, String(form.get('set') ?? ''), false);
    if (outcome === 'restored') return { reply: { rule: 'back' }, status: 200 };
    return outcome === 'forbidden' ? not('forbidden', 403) : not('changed', 409);
  }
  const id = z.uuid().safeParse(form.get('id'));
  if (!id.success) return not('gone', 404);
  const key = { id: id.data, revision: revisionIn(form) };
  return asPerson(person, async (tx) => {
    const found = await readRule(tx, key.id);
    if (!found || found.deleted) return not('gone', 404);
    if (intent === 'delete') {
      if (!(await deleteRule(tx, key))) return not('changed', 409);
      return { reply: { rule: 'deleted', set: await changeSetOf(tx) }, status: 200 };
    }
    const by = MOVES[String(intent)];
    return by ? move(tx, key.id, by) : turn(tx, key, intent === 'on');
  });
}

/** Takes back what one run of a rule did. */
export async function takeBackRun(
  person: Person,
  { form, permissions }: Post,
): Promise<Answer<RunReply>> {
  const refused = (why: Extract<RunReply, { run: false }>['why'], status: Status) => ({
    reply: { run: false as const, why },
    status,
  });
  if (!permissions.has('settings:manage')) return refused('forbidden', 403);
  const id = z.uuid().safeParse(form.get('run'));
  if (!id.success) return refused('gone', 404);
  try {
    const what = await asPerson(person, (tx) => undoRun(tx, id.data));
    if (what === 'undone') return { reply: { run: 'undone', id: id.data }, status: 200 };
    if (what === 'contradicted') return refused('contradicted', 409);
    return refused(what === 'gone' ? 'gone' : 'over', 409);
  } catch (error) {
    if (sqlState(error) === '42501') return refused('forbidden', 403);
    throw error;
  }
}
