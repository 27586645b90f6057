import { asPerson } from '#app/access/guard.server.ts';
import type { Permission, Role } from '#app/access/permissions.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { effectText, type PolicyEffect } from './custom-tags.ts';
import { mistakesIn } from './field-mistakes.ts';
import { effectOf } from './policy-effect.server.ts';
import type { SeoReply } from './seo-reply.ts';
import { storedIn } from './stored-items.ts';
import { type Known, type TagForm, tagForm } from './tag-form.ts';
import { deleteTag, insertTag, readTag, updateTag } from './tags.store.server.ts';

export type TagReply = SeoReply & {
  id?: string;
  paths: readonly string[];
  /** What would be added to the policy: to be looked at, then sent once more. */
  effect?: PolicyEffect;
};

export type TagPost = {
  /** Null for a new one. */
  id: string | null;
  form: FormData;
  known: Known;
  role: Role | null;
  permissions: ReadonlySet<Permission>;
};

type Says = (reply: Partial<TagReply>) => TagReply;

const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** Only superadmins put code into pages; whoever else tries is put on record. */
async function refuseScript(person: Person, name: string): Promise<void> {
  await logSecurityEvent({
    type: 'script_tag_refused',
    severity: 'warning',
    userId: person.userId,
    address: person.address ?? '',
    agent: person.agent ?? '',
    details: { tag: name.slice(0, 120) },
  });
}

async function remove(person: Person, id: string, revision: number, says: Says) {
  const gone = await asPerson(person, (tx) => deleteTag(tx, { id, revision }));
  if (gone) return says({ done: 'removed', typed: {} });
  const still = await asPerson(person, (tx) => readTag(tx, id));
  return still && !still.deleted
    ? says({ refusal: 'changed', revision: still.tag.revision })
    : says({ refusal: 'gone', revision: 0 });
}

async function write(
  person: Person,
  id: string | null,
  tag: TagForm,
  says: Says,
  revision: number,
) {
  if (id === null) {
    return says({ done: 'saved', id: await asPerson(person, (tx) => insertTag(tx, tag)) });
  }
  const saved = await asPerson(person, (tx) => updateTag(tx, { id, revision }, tag));
  if (saved.kind === 'conflict') return says({ conflict: saved.conflict });
  return saved.kind === 'saved'
    ? says({ done: 'saved', id, revision: saved.revision })
    : says({ refusal: 'gone' });
}

/** Saves or deletes a tag. A script is saved once its effect on the policy has been shown. */
export async function saveTag(person: Person, post: TagPost): Promise<TagReply> {
  const { id, form, known, role, permissions } = post;
  const texts = textsIn(form);
  const paths = form.getAll('paths').map(String);
  const revision = Number(texts['revision']) || 0;
  const says: Says = (reply) => ({ mistakes: {}, typed: texts, revision, paths, ...reply });
  const removes = texts['intent'] === 'delete';
  const needed = id === null ? 'create' : removes ? 'delete' : 'update';
  if (!permissions.has(`settings:${needed}`)) return says({ refusal: 'forbidden' });
  const found = id === null ? undefined : await asPerson(person, (tx) => readTag(tx, id));
  const before = found?.tag;
  if (id !== null && !before) return says({ refusal: 'gone' });
  const runs = before?.type === 'script' || (!removes && texts['type'] === 'script');
  if (runs && role !== 'superadmin') {
    await refuseScript(person, before?.name ?? texts['name'] ?? '');
    return says({ refusal: 'scripts' });
  }
  if (removes && id !== null) return remove(person, id, revision, says);
  const parsed = tagForm(known).safeParse({ ...texts, paths, stores: storedIn(texts) });
  if (!parsed.success) {
    const mistakes = mistakesIn(parsed.error);
    const lost = Object.keys(mistakes).some((name) => name.startsWith('paths.'));
    return says({ mistakes: lost ? { ...mistakes, paths: { key: 'paths' } } : mistakes });
  }
  const effect = effectOf(parsed.data.type, parsed.data.content);
  const seen = (texts['effect'] ?? '') === effectText(effect);
  if (!seen) return says({ effect });
  return write(person, id, parsed.data, says, revision);
}
