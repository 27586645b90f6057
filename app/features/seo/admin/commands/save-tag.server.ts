import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { adminPath } from '#app/paths.ts';
import { mistakesIn } from '../../field-mistakes.ts';
import { effectOf } from '../../policy-effect.server.ts';
import { effectText } from '../../policy-effect.ts';
import { storedColumn, storedIn } from '../../stored-items.ts';
import { type TagForm, tagForm } from '../../tag-form.ts';
import { readTag } from '../../tags.store.server.ts';
import { knownPlaces } from '../known-places.server.ts';
import { unitIn } from '../unit-in.server.ts';
import { mistaken } from './mistaken.server.ts';
import { refuseScript } from './refuse-script.server.ts';

/** The tag of a posted form; refused field by field. */
async function typedTag(form: FormData, url: URL): Promise<TagForm> {
  const { units } = await unitIn(url.searchParams);
  const known = { places: new Set(knownPlaces()), units };
  const texts = textsOf(form);
  const paths = form.getAll('paths').map(String);
  const parsed = tagForm(known).safeParse({ ...texts, paths, stores: storedIn(texts) });
  if (parsed.success) return parsed.data;
  const mistakes = mistakesIn(parsed.error);
  const lost = Object.keys(mistakes).some((name) => name.startsWith('paths.'));
  throw mistaken(lost ? { ...mistakes, paths: { key: 'paths' } } : mistakes);
}

const columnsOf = ({ name, type, content, unit, paths, active, category, stores }: TagForm) => ({
  name,
  tagType: type,
  content,
  businessUnit: unit,
  pagePaths: paths,
  isActive: active,
  // A tag without code waits for no consent.
  consentCategory: type === 'script' ? category : 'necessary',
  stores: type === 'script' ? storedColumn(stores) : {},
});

/**
 * Saves a tag, or creates one. Scripts are for superadmins alone. The hosts that a tag adds to the policy
 * of its pages are shown first: refused as `effect`, with the effect as details, until the form confirms
 * it.
 */
export const saveTag = command({
  permission: 'site:update',
  input: z.object({
    id: z.uuid().nullable(),
    revision: seenRevision,
    effect: z.string().catch(''),
  }),
  async prepare({ user, session, input: { id, effect: seen }, form, url }) {
    const before = id === null ? undefined : (await asPerson(user, (tx) => readTag(tx, id)))?.tag;
    if (id !== null && !before) throw new Refusal('gone', 404);
    if (before?.type === 'script' || form.get('type') === 'script') {
      await refuseScript(user, session, before?.name ?? textsOf(form)['name'] ?? '');
    }
    const tag = await typedTag(form, url);
    const effect = effectOf(tag.type, tag.content);
    if (seen !== effectText(effect)) throw new Refusal('effect', 200, effect);
    return columnsOf(tag);
  },
  async run({ tx, input: { id, revision }, ready: columns }) {
    if (id !== null) {
      const saved = await saveSetting(tx, 'custom_tags', { id, revision }, columns);
      return { id, revision: revisionOf(saved) };
    }
    return tx
      .insertInto('custom_tags')
      .values(columns)
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow();
  },
  redirectTo: ({ input, data: { id } }) =>
    input.id === null ? `${adminPath('seoTag', { id })}?made=yes` : undefined,
});
