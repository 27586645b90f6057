import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { revisionIn } from '#app/audit/change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import {
  insertLeadRule,
  type RuleValues,
  readLeadRule,
  updateLeadRule,
} from './lead-rules.store.server.ts';
import {
  RULE_LOCALES,
  RULE_SERVICES,
  RULE_SOURCES,
  type RuleMistake,
  type RuleReply,
} from './lead-rules.ts';

const LONGEST_NAME = 80;

/** To whom rules may give, and for which products they may be. */
export type RuleChoices = {
  owners: readonly { id: string }[];
  products: readonly { slug: string }[];
};

type Mistakes = Record<string, RuleMistake>;
type Answer = { reply: RuleReply; status: 200 | 403 | 404 | 409 | 422 };

function valuesIn(form: FormData, { owners, products }: RuleChoices) {
  const ticked = (name: string, known: readonly string[]) =>
    known.filter((value) => form.getAll(name).includes(value));
  const way = form.get('way') === 'person' ? 'person' : 'turn';
  const ids = owners.map(({ id }) => id);
  const values: RuleValues = {
    name: String(form.get('name') ?? '').trim(),
    services: ticked('services', RULE_SERVICES),
    sources: ticked('sources', RULE_SOURCES),
    products: ticked(
      'products',
      products.map(({ slug }) => slug),
    ),
    locales: ticked('locales', RULE_LOCALES),
    way,
    ownerId: way === 'person' ? (ids.find((id) => id === form.get('owner')) ?? null) : null,
    colleagues: way === 'turn' ? ticked('colleagues', ids) : [],
    isActive: form.has('is_active'),
  };
  const mistakes: Mistakes = {};
  if (values.name === '') mistakes['name'] = 'missing';
  if (values.name.length > LONGEST_NAME) mistakes['name'] = 'long';
  if (way === 'person' && !values.ownerId) mistakes['owner'] = 'owner';
  return { values, mistakes };
}

type Post = {
  id: string | null;
  form: FormData;
  permissions: ReadonlySet<Permission>;
  choices: RuleChoices;
};

/** A rule that is saved, or made where it has no id yet. */
export async function saveLeadRule(person: Person, post: Post): Promise<Answer> {
  const { id, form, permissions, choices } = post;
  const typed = Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]),
  );
  const refused = (why: 'forbidden' | 'gone', status: 403 | 404): Answer => ({
    reply: { typed, kind: 'refused', why },
    status,
  });
  if (!permissions.has('settings:update')) return refused('forbidden', 403);
  if (id && !(await asPerson(person, (tx) => readLeadRule(tx, id)))) return refused('gone', 404);
  const { values, mistakes } = valuesIn(form, choices);
  if (Object.keys(mistakes).length > 0) {
    return { reply: { typed, kind: 'mistakes', mistakes }, status: 422 };
  }
  if (!id) {
    const made = await asPerson(person, (tx) => insertLeadRule(tx, values));
    return { reply: { typed, kind: 'saved', ...made }, status: 200 };
  }
  const saved = await asPerson(person, (tx) =>
    updateLeadRule(tx, { id, revision: revisionIn(form) }, values),
  );
  if (saved.kind === 'gone') return refused('gone', 404);
  return saved.kind === 'saved'
    ? { reply: { typed, kind: 'saved', id, revision: saved.revision }, status: 200 }
    : { reply: { typed, kind: 'conflict', conflict: saved.conflict }, status: 409 };
}
