import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { revisionIn } from '#app/audit/change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { type RuleMistake, type RuleMistakes, ruleIn } from './check-rule.ts';
import { previewRule } from './preview.store.server.ts';
import type { RuleBody } from './rule.ts';
import { applyEdit, draftIn } from './rule-draft.ts';
import type { RuleReply } from './rule-reply.ts';
import { insertRule, makeTag, readRule, updateRule } from './rules.store.server.ts';

type Post = { id: string | null; form: FormData; permissions: ReadonlySet<Permission> };
type Answer = { reply: RuleReply; status: 200 | 403 | 404 | 409 | 422 };

const LONGEST_TAG = 40;

/** What the database found wrong with a rule, at the field where it is mended. */
const REFUSED: Readonly<Record<string, { field: string; mistake: RuleMistake }>> = {
  rule_owner: { field: 'acts', mistake: 'owner' },
  rule_template: { field: 'acts', mistake: 'template' },
  rule_condition: { field: 'conditions', mistake: 'choose' },
  rule_starts: { field: 'start.kind', mistake: 'choose' },
  rule_subject: { field: 'subject', mistake: 'choose' },
  rule_act: { field: 'acts', mistake: 'choose' },
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

function mistakesOf(error: unknown): RuleMistakes | undefined {
  if (sqlState(error) !== '23514') return undefined;
  const refused = REFUSED[messageOf(error)];
  return refused && { [refused.field]: refused.mistake };
}

/** The post of the editor: a rule that is made or saved, or a line of it that comes or goes. */
export async function saveRule(person: Person, { id, form, permissions }: Post): Promise<Answer> {
  const typed = draftIn(form);
  const edit = form.get('edit');
  if (typeof edit === 'string') {
    return { reply: { kind: 'edited', typed: applyEdit(typed, edit) }, status: 200 };
  }
  if (!permissions.has('settings:manage')) {
    return { reply: { kind: 'refused', why: 'forbidden', typed }, status: 403 };
  }
  const wrong = (mistakes: RuleMistakes): Answer => ({
    reply: { kind: 'mistakes', mistakes, typed },
    status: 422,
  });
  const read = ruleIn(typed);
  if ('mistakes' in read) return wrong(read.mistakes);
  const long = read.rule.acts.findIndex(
    (act) => act.kind === 'tag' && act.tag.length > LONGEST_TAG,
  );
  if (long >= 0) return wrong({ [`a.${long}.tag`]: 'long' });
  try {
    return await asPerson(person, async (tx) => {
      const before = id === null ? undefined : (await readRule(tx, id))?.rule;
      if (read.rule.mailsOutside && !before?.mailsOutside && form.get('confirmed') !== 'mails') {
        return { reply: { kind: 'ask', typed }, status: 200 };
      }
      const acts: RuleBody['acts'][number][] = [];
      for (const act of read.rule.acts) {
        acts.push(act.kind === 'tag' ? { ...act, tag: await makeTag(tx, act.tag) } : act);
      }
      const rule = { ...read.rule, acts };
      if (id === null) {
        const made = await insertRule(tx, rule, typed.isActive);
        return { reply: { kind: 'saved', ...made, typed }, status: 200 };
      }
      const saved = await updateRule(tx, { id, revision: revisionIn(form) }, rule, typed.isActive);
      if (saved.kind === 'gone')
        return { reply: { kind: 'refused', why: 'gone', typed }, status: 404 };
      return saved.kind === 'saved'
        ? { reply: { kind: 'saved', id, revision: saved.revision, typed }, status: 200 }
        : { reply: { kind: 'conflict', conflict: saved.conflict, typed }, status: 409 };
    });
  } catch (error) {
    const mistakes = mistakesOf(error);
    if (mistakes) return wrong(mistakes);
    // Of a product in which she may not work.
    if (sqlState(error) === '42501') {
      return { reply: { kind: 'refused', why: 'forbidden', typed }, status: 403 };
    }
    throw error;
  }
}

/** What a rule would have done last month as it is typed, whether it is saved or not. */
export async function lookAhead(person: Person, id: string | null, form: FormData) {
  // What it is called changes nothing of what it would have done.
  const read = ruleIn({ ...draftIn(form), name: 'x' });
  if ('mistakes' in read) return { preview: null };
  return { preview: await asPerson(person, (tx) => previewRule(tx, read.rule, id)) };
}
