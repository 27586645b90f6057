import { command, Refusal } from '#app/access/commands/command.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { overrideOf } from '../../overrides/apply-override.ts';
import { ofLanguage } from '../../overrides/of-language.ts';
import { readOverride } from '../../overrides/overrides.store.server.ts';
import {
  changeContent,
  contentRevision,
  dated,
  editorAfter,
  postedEditor,
  publishable,
  publishableContent,
  sameOverride,
  typedContent,
} from './content-change.server.ts';

/** Shows what is typed to everybody. */
export const publishContent = command({
  permission: 'settings:update',
  input: contentRevision,
  prepare: postedEditor,
  async run({ tx, input: { revision }, ready: { item, form } }) {
    const values = publishableContent(item, form, await readOverride(tx, item));
    const typed = overrideOf(item, dated(item, values, businessDay()));
    const published = Object.keys(typed).length === 0 ? null : typed;
    return changeContent(tx, item, { revision, done: 'published', published, draft: null });
  },
  redirectTo: editorAfter,
});

/** `publish:en` is the intent for one language. */
export const LANGUAGE = 'publish:';

/** Shows what is typed in one language, and in none; the texts of the other one stay a draft. */
export const publishLanguage = command({
  permission: 'settings:update',
  input: contentRevision,
  prepare: postedEditor,
  async run({ tx, input: { revision }, ready: { item, form } }) {
    const language = LOCALES.find((locale) => form.get('intent') === LANGUAGE + locale);
    if (!language) throw new Refusal('invalid', 422);
    const stored = await readOverride(tx, item);
    const typed = overrideOf(item, dated(item, typedContent(item, form, stored), businessDay()));
    const texts = ofLanguage(item, { typed, published: stored.published, language });
    const published = publishable(item, texts);
    const draft = sameOverride(typed, texts) ? null : typed;
    return changeContent(tx, item, { revision, done: 'language', published, draft });
  },
  redirectTo: editorAfter,
});
