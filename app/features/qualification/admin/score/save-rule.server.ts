import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { revisionIn } from '#app/audit/change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { readRuleFields } from './read-rule.server.ts';
import { insertRule, readRule, readVersions, updateRule } from './score.store.server.ts';
import type { RuleKind, RuleReply } from './score-rules.ts';

type Post = {
  /** Null for a new one, which is of `kind`. */
  id: string | null;
  kind: RuleKind;
  form: FormData;
  permissions: ReadonlySet<Permission>;
};
type Answer = { reply: RuleReply; status: 200 | 403 | 404 | 409 | 422 };
type Refusal = Extract<RuleReply, { kind: 'refused' }>['why'];

/** What the triggers of the table refuse (23514), in their words. */
const whyNot = (error: unknown): Refusal | undefined => {
  if (sqlState(error) !== '23514') return undefined;
  return String((error as Error).message).includes('score_rules_full') ? 'full' : 'used';
};

/** A rule of the draft that is saved, or made where it has no id yet. */
export async function saveRule(person: Person, post: Post): Promise<Answer> {
  const { id, form, permissions } = post;
  const typed = Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const kept = { typed, chosen: form.getAll('word').map(String) };
  const refused = (why: Refusal, status: Answer['status']): Answer => ({
    reply: { kind: 'refused', why, ...kept },
    status,
  });
  if (!permissions.has('settings:manage')) return refused('forbidden', 403);
  const stored = id ? await asPerson(person, (tx) => readRule(tx, id)) : undefined;
  if (id && !stored) return refused('gone', 404);
  const kind = stored?.rule.kind ?? post.kind;
  const read = readRuleFields(form, kind);
  if ('mistakes' in read) {
    return { reply: { kind: 'mistakes', mistakes: read.mistakes, ...kept }, status: 422 };
  }
  try {
    if (id) {
      const key = { id, revision: revisionIn(form) };
      const saved = await asPerson(person, (tx) => updateRule(tx, key, read.values));
      if (saved.kind === 'gone') return refused('gone', 404);
      return saved.kind === 'saved'
        ? { reply: saved, status: 200 }
        : { reply: { kind: 'conflict', conflict: saved.conflict, ...kept }, status: 409 };
    }
    const made = await asPerson(person, async (tx) => {
      const draft = (await readVersions(tx)).find(({ state }) => state === 'draft');
      if (draft) await insertRule(tx, draft.id, kind, read.values);
      return Boolean(draft);
    });
    return made ? { reply: { kind: 'saved', revision: 1 }, status: 200 } : refused('used', 409);
  } catch (error) {
    const why = whyNot(error);
    if (why) return refused(why, 409);
    throw error;
  }
}
