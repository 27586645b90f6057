import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import type { Session } from '#app/access/session.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf } from '#app/audit/save-setting.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import type { Article } from '../../articles/article.ts';
import { textMistakes } from '../../articles/text-mistakes.server.ts';
import type { ClientCase } from '../../cases/case.ts';
import { requireFreeAddresses } from '../../landings/free-address.server.ts';
import type { Landing } from '../../landings/landing.ts';
import { landingMistakes } from '../../landings/made-landing.ts';
import { applyOverride, type Override, withValues } from '../../overrides/apply-override.ts';
import type { ContentItem } from '../../overrides/content-kinds.ts';
import type { ContentKind } from '../../overrides/items-of.ts';
import type { LeafValue } from '../../overrides/leaf.ts';
import { readItem } from '../../overrides/made-items.store.server.ts';
import { missingIn } from '../../overrides/made-items.ts';
import type { StoredOverride } from '../../overrides/overrides.store.server.ts';
import { readOverride, writeOverride } from '../../overrides/overrides.store.server.ts';
import { isMarkdown } from '../../overrides/visibility.ts';
import { writtenOverOf } from '../../overrides/written-over.ts';
import { PHOTO_KEYS } from '../../pictures/picture.ts';
import { storePicture } from '../../pictures/picture-files.server.ts';
import { resizePicture } from '../../pictures/resize-picture.server.ts';
import { addressOf, type ContentDone } from '../editor.ts';
import { type Mistake, typedIn } from '../editor-fields.ts';

/** The revision that the editor was rendered from; 0 while the item has no override. */
export const contentRevision = z.object({ revision: seenRevision });

type Posted = {
  user: Person;
  form: FormData;
  upload: Omit<Upload, 'texts'>;
  params: ActionFunctionArgs['params'];
  session: Session;
  input: z.output<typeof contentRevision>;
};

/** Reads the item that the address names. The first save of an item inserts a row, which needs `settings:create`. */
export async function itemToChange(posted: Posted): Promise<ContentItem> {
  const { user, params, form, session, input } = posted;
  if (input.revision === 0 && !session.permissions.has('site:create')) {
    throw new Refusal('forbidden', 403);
  }
  const item = await asPerson(user, (tx) =>
    readItem(tx, params['kind'], params['slug'], [...form.keys()]),
  );
  if (!item) throw new Refusal('gone', 404);
  return item;
}

/** Stores the posted photos and puts their ids into the form, so that a refused form keeps them. Refuses other files. */
async function takePhotos({ form, upload: { files } }: Posted): Promise<void> {
  const mistakes: Record<string, string> = {};
  for (const photo of PHOTO_KEYS) {
    const id = `${photo}.file`;
    if (!form.has(id)) continue;
    if (form.has(`${photo}.remove`)) form.set(id, '');
    form.delete(`${photo}.remove`);
    const file = files.find(({ field }) => field === `${photo}.upload`);
    if (!file) continue;
    const picture = await resizePicture(file);
    if ('error' in picture) {
      mistakes[id] = picture.error;
      continue;
    }
    await storePicture(picture);
    form.set(id, picture.id);
  }
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
}

/** The item and the form of its editor, with the photos that were posted in it. */
export async function postedEditor(posted: Posted) {
  const item = await itemToChange(posted);
  await takePhotos(posted);
  return { item, form: posted.form };
}

/** The typed values of an item, by path. Refuses invalid values field by field. */
export function typedContent(
  item: ContentItem,
  form: FormData,
  { draft, published }: StoredOverride,
): Map<string, LeafValue> {
  const { values, mistakes } = typedIn(item, form, draft ?? published ?? {});
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
  return values;
}

/** The typed values of an item to publish. Refuses the post when a required text is missing. */
export function publishableContent(
  item: ContentItem,
  form: FormData,
  stored: StoredOverride,
): Map<string, LeafValue> {
  const values = typedContent(item, form, stored);
  requireWhole(item, withValues(item.value, values));
  return values;
}

/** Further checks before an item of a kind is published; each returns mistakes by path. */
const MISTAKES: Partial<
  Record<ContentKind, (value: never) => readonly (readonly [path: string, Mistake])[]>
> = {
  article: (article: Article) => textMistakes(article),
  case: (one: ClientCase) => textMistakes(one),
  landing: (landing: Landing) => landingMistakes(landing, landing.publishedIn ?? LOCALES),
};

/** Refuses, field by field, missing texts and texts that pages cannot show. */
function requireWhole({ kind }: ContentItem, value: object): void {
  const missing = missingIn(kind, value).map((path) => [path, 'missing'] as const);
  const mistaken = MISTAKES[kind]?.(value as never) ?? [];
  if (missing.length === 0 && mistaken.length === 0) return;
  throw new Refusal('invalid', 422, undefined, Object.fromEntries([...missing, ...mistaken]));
}

const DAY = 'posted';

/** Sets the day of an article or a case that staff publish without one. */
export function dated(
  { kind }: ContentItem,
  values: Map<string, LeafValue>,
  day: string,
): Map<string, LeafValue> {
  const isOpen = isMarkdown(kind) && values.get(DAY) === '';
  return isOpen ? new Map([...values, [DAY, day]]) : values;
}

/** The override to publish; null if it changes nothing. Refuses it when a required text is missing. */
export function publishable(item: ContentItem, texts: Override): Override | null {
  requireWhole(item, applyOverride(item, texts).item);
  return Object.keys(texts).length === 0 ? null : texts;
}

export const sameOverride = (one: Override | null, other: Override | null) =>
  JSON.stringify(Object.entries(one ?? {}).sort()) ===
  JSON.stringify(Object.entries(other ?? {}).sort());

type Written = { draft?: Override | null; published?: Override | null };

/** Stores the override of an item. Refused as `changed`, with the conflict, if a colleague saved first. */
export async function changeContent(
  tx: Tx,
  item: ContentItem,
  { revision, done, ...written }: Written & { revision: number; done: ContentDone },
) {
  if (item.kind === 'landing' && written.published) {
    await requireFreeAddresses(tx, item.slug, written.published);
  }
  const before = await readOverride(tx, item);
  const { draft, published } = { ...before, ...written };
  const writtenOver = writtenOverOf(item, before, { draft, published }, done === 'published');
  const saved = await writeOverride(tx, item, revision, { ...written, writtenOver });
  const { kind, slug } = item;
  return { kind, slug, done, revision: revisionOf(saved), set: await changeSetOf(tx) };
}

type Changed = {
  data: Pick<ContentItem, 'kind' | 'slug'> & {
    done: ContentDone;
    revision: number;
    /** The change set to undo. */
    set?: string | null;
  };
};

/** The address of the editor, which then reports what was done. */
export function editorAfter({ data: { kind, slug, done, revision, set } }: Changed): string {
  const query = new URLSearchParams({ now: done, at: String(revision), ...(set && { set }) });
  return `${addressOf({ item: { kind, slug } })}?${query}`;
}
