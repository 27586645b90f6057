import type { Transaction } from 'kysely';
import type { Permission } from '#app/access/permissions.ts';
import type { Saved } from '#app/audit/save-setting.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Override, overrideOf } from '../overrides/apply-override.ts';
import type { ContentItem } from '../overrides/content-kinds.ts';
import type { LeafValue } from '../overrides/content-leaves.ts';
import {
  readOverride,
  type StoredOverride,
  writeOverride,
} from '../overrides/overrides.store.server.ts';
import { type Mistake, typedIn } from './editor-fields.ts';

/** What was done; a key of `content:done`. */
export const CONTENT_DONE = ['saved', 'published', 'discarded', 'returned', 'leaf'] as const;
export type ContentDone = (typeof CONTENT_DONE)[number];

/** Why nothing was saved, and what was typed. */
export type ContentReply = {
  /** Which button was pressed, so that the answer stands beside it. */
  intent: string;
  /** What the post was made on; it goes back into the form. */
  revision: number;
  mistakes: Record<string, Mistake>;
  typed: Record<string, string[]>;
  conflict?: Conflict;
  refusal?: 'forbidden' | 'gone';
};

type Outcome = { done: ContentDone; revision: number } | { status: number; reply: ContentReply };

const STATUS = { forbidden: 403, gone: 404 } as const;
/** `leaf:texts.en.name`: everything typed is kept as a draft, this one follows the file again. */
const LEAF = /^leaf:(.+)$/;

/** The last one: a newer revision stands behind the one the form was made with. */
const revisionIn = (form: FormData) => Number(form.getAll('revision').at(-1) ?? 0) || 0;

const same = (one: Override | null, other: Override | null) =>
  JSON.stringify(Object.entries(one ?? {}).sort()) ===
  JSON.stringify(Object.entries(other ?? {}).sort());

const none = (override: Override) => (Object.keys(override).length === 0 ? null : override);

type Change = {
  done: ContentDone;
  write: { draft?: Override | null; published?: Override | null };
};

/** For the whole item, whatever the form says. */
const WAYS_BACK = {
  discard: { done: 'discarded', write: { draft: null } },
  return: { done: 'returned', write: { draft: null, published: null } },
} as const satisfies Record<string, Change>;
const isWayBack = (intent: string): intent is keyof typeof WAYS_BACK =>
  Object.hasOwn(WAYS_BACK, intent);

/** What a button writes, given everything in the form. */
function changeOf(
  item: ContentItem,
  intent: string,
  values: Map<string, LeafValue>,
  stored: StoredOverride,
): Change {
  const leaf = LEAF.exec(intent)?.[1];
  if (leaf !== undefined) values.delete(leaf);
  const typed = overrideOf(item, values);
  if (intent === 'publish') {
    return { done: 'published', write: { published: none(typed), draft: null } };
  }
  // What is public already waits for nothing. An empty draft waits: it takes back what is public.
  const draft = same(typed, stored.published) ? null : typed;
  return { done: leaf === undefined ? 'saved' : 'leaf', write: { draft } };
}

function outcomeOf(saved: Saved, done: ContentDone, reply: ContentReply): Outcome {
  if (saved.kind === 'saved') return { done, revision: saved.revision };
  if (saved.kind === 'gone') return { status: STATUS.gone, reply: { ...reply, refusal: 'gone' } };
  return { status: 409, reply: { ...reply, conflict: saved.conflict } };
}

/** Does what the editor posted, as the person of the transaction. */
export async function saveContent(
  tx: Transaction<DB>,
  item: ContentItem,
  form: FormData,
  permissions: ReadonlySet<Permission>,
): Promise<Outcome> {
  const intent = String(form.get('intent') ?? 'save');
  const revision = revisionIn(form);
  const reply: ContentReply = { intent, revision, mistakes: {}, typed: {} };
  // A first text is a new row: users who may only change rows may not insert one.
  const needed: Permission = revision === 0 ? 'settings:create' : 'settings:update';
  if (!permissions.has('settings:update') || !permissions.has(needed)) {
    return { status: STATUS.forbidden, reply: { ...reply, refusal: 'forbidden' } };
  }
  const stored = await readOverride(tx, item);
  const back = isWayBack(intent) && WAYS_BACK[intent];
  if (back) {
    if (stored.id === null) return { status: STATUS.gone, reply: { ...reply, refusal: 'gone' } };
    return outcomeOf(await writeOverride(tx, item, revision, back.write), back.done, reply);
  }
  const now = stored.draft ?? stored.published ?? {};
  const { values, mistakes, texts } = typedIn(item, form, now);
  const typed = { ...reply, mistakes, typed: texts };
  if (Object.keys(mistakes).length > 0) return { status: 422, reply: typed };
  const { done, write } = changeOf(item, intent, values, stored);
  return outcomeOf(await writeOverride(tx, item, revision, write), done, typed);
}
