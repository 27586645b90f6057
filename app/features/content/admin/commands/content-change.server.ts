import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import type { Session } from '#app/access/session.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf } from '#app/audit/save-setting.server.ts';
import type { Override } from '../../overrides/apply-override.ts';
import { type ContentItem, contentItem } from '../../overrides/content-kinds.ts';
import type { LeafValue } from '../../overrides/content-leaves.ts';
import type { StoredOverride } from '../../overrides/overrides.store.server.ts';
import { writeOverride } from '../../overrides/overrides.store.server.ts';
import { addressOf, type ContentDone } from '../editor.ts';
import { typedIn } from '../editor-fields.ts';

/** The revision that the editor was filled in from; 0 while nothing is written over the item. */
export const contentRevision = z.object({ revision: seenRevision });

type Posted = {
  params: ActionFunctionArgs['params'];
  session: Session;
  input: z.output<typeof contentRevision>;
};

/** The item that the address names. A first text makes a row, which takes the permission for that too. */
export function itemToChange({ params, session, input: { revision } }: Posted): ContentItem {
  if (revision === 0 && !session.permissions.has('settings:create')) {
    throw new Refusal('forbidden', 403);
  }
  const item = contentItem(params['kind'], params['slug']);
  if (!item) throw new Refusal('gone', 404);
  return item;
}

/** What was typed of an item by path; refused field by field. */
export function typedContent(
  item: ContentItem,
  form: FormData,
  { draft, published }: StoredOverride,
): Map<string, LeafValue> {
  const { values, mistakes } = typedIn(item, form, draft ?? published ?? {});
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
  return values;
}

type Written = { draft?: Override | null; published?: Override | null };

/** Writes over an item; refused as `changed` with the conflict where a colleague was quicker. */
export async function changeContent(
  tx: Tx,
  item: ContentItem,
  { revision, done, ...written }: Written & { revision: number; done: ContentDone },
) {
  const saved = await writeOverride(tx, item, revision, written);
  return { kind: item.kind, slug: item.slug, done, revision: revisionOf(saved) };
}

type Changed = { data: Awaited<ReturnType<typeof changeContent>> };

/** The editor filled in anew, which says what was done. */
export const editorAfter = ({ data: { kind, slug, done, revision } }: Changed): string =>
  `${addressOf({ item: { kind, slug } })}?${new URLSearchParams({ now: done, at: String(revision) })}`;
