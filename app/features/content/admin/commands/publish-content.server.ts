import { command } from '#app/access/commands/command.server.ts';
import { overrideOf } from '../../overrides/apply-override.ts';
import { readOverride } from '../../overrides/overrides.store.server.ts';
import {
  changeContent,
  contentRevision,
  editorAfter,
  postedEditor,
  publishableContent,
} from './content-change.server.ts';

/** Shows what is typed to everybody. */
export const publishContent = command({
  permission: 'settings:update',
  input: contentRevision,
  prepare: postedEditor,
  async run({ tx, input: { revision }, ready: { item, form } }) {
    const values = publishableContent(item, form, await readOverride(tx, item));
    const typed = overrideOf(item, values);
    const published = Object.keys(typed).length === 0 ? null : typed;
    return changeContent(tx, item, { revision, done: 'published', published, draft: null });
  },
  redirectTo: editorAfter,
});
