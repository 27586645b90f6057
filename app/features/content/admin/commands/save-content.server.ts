import { command, type Tx } from '#app/access/commands/command.server.ts';
import { overrideOf } from '../../overrides/apply-override.ts';
import type { ContentItem } from '../../overrides/content-kinds.ts';
import type { LeafValue } from '../../overrides/leaf.ts';
import { readOverride, type StoredOverride } from '../../overrides/overrides.store.server.ts';
import type { ContentDone } from '../editor.ts';
import {
  changeContent,
  contentRevision,
  editorAfter,
  postedEditor,
  sameOverride,
  typedContent,
} from './content-change.server.ts';

type Draft = {
  item: ContentItem;
  stored: StoredOverride;
  values: Map<string, LeafValue>;
  revision: number;
  done: ContentDone;
};

function writeDraft(tx: Tx, { item, stored, values, revision, done }: Draft) {
  const typed = overrideOf(item, values);
  // What is public already waits for nothing. An empty draft waits: it takes back what is public.
  const draft = sameOverride(typed, stored.published) ? null : typed;
  return changeContent(tx, item, { revision, done, draft });
}

/** Keeps what is typed as a draft, which only staff see. */
export const saveContent = command({
  permission: 'site:update',
  input: contentRevision,
  prepare: postedEditor,
  async run({ tx, input: { revision }, ready: { item, form } }) {
    const stored = await readOverride(tx, item);
    const values = typedContent(item, form, stored);
    return writeDraft(tx, { item, stored, values, revision, done: 'saved' });
  },
  redirectTo: editorAfter,
});

/** `leaf:texts.en.name` is the intent for the text of that path. */
export const LEAF = /^leaf:(.+)$/;

/** Keeps everything typed as a draft but one text, which is that of the file again. */
export const resetContentText = command({
  permission: 'site:update',
  input: contentRevision,
  prepare: postedEditor,
  async run({ tx, input: { revision }, ready: { item, form } }) {
    const stored = await readOverride(tx, item);
    const values = typedContent(item, form, stored);
    values.delete(LEAF.exec(String(form.get('intent')))?.[1] ?? '');
    return writeDraft(tx, { item, stored, values, revision, done: 'leaf' });
  },
  redirectTo: editorAfter,
});
