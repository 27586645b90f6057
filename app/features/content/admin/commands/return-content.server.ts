import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import type { ContentItem } from '../../overrides/content-kinds.ts';
import { readOverride } from '../../overrides/overrides.store.server.ts';
import { isMade } from '../../overrides/visibility.ts';
import {
  changeContent,
  contentRevision,
  editorAfter,
  itemToChange,
} from './content-change.server.ts';

async function requireOverride(tx: Tx, item: ContentItem): Promise<void> {
  if ((await readOverride(tx, item)).id === null) throw new Refusal('gone', 404);
}

/** Discards the draft of an item; what is public stays. */
export const discardDraft = command({
  permission: 'site:update',
  input: contentRevision,
  prepare: itemToChange,
  async run({ tx, input: { revision }, ready: item }) {
    await requireOverride(tx, item);
    return changeContent(tx, item, { revision, done: 'discarded', draft: null });
  },
  redirectTo: editorAfter,
});

/** Returns an item to the texts of its file, draft and public ones. */
export const returnContent = command({
  permission: 'site:update',
  input: contentRevision,
  async prepare(posted) {
    const item = await itemToChange(posted);
    // What staff made has no file to return to.
    if (isMade(item.value)) throw new Refusal('gone', 404);
    return item;
  },
  async run({ tx, input: { revision }, ready: item }) {
    await requireOverride(tx, item);
    return changeContent(tx, item, { revision, done: 'returned', draft: null, published: null });
  },
  redirectTo: editorAfter,
});
