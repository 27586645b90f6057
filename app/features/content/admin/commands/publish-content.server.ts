import { command, Refusal } from '#app/access/commands/command.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { type Override, overrideOf } from '../../overrides/apply-override.ts';
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
  permission: 'site:update',
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

const LANGUAGES = 'publishedIn';
const without = ({ [LANGUAGES]: _, ...texts }: Override): Override => texts;

/** Whether anything typed waits. In which languages an item is shown waits for texts of the other one. */
function hasMore(typed: Override, published: Override, language: Locale): boolean {
  const others = LOCALES.filter((locale) => locale !== language);
  const isWritten = Object.keys(typed).some((path) =>
    others.some((locale) => path.split('.').includes(locale)),
  );
  return isWritten
    ? !sameOverride(typed, published)
    : !sameOverride(without(typed), without(published));
}

/** `publish:en` is the intent for one language. */
export const LANGUAGE = 'publish:';

/** Shows what is typed in one language, and in none; the texts of the other one stay a draft. */
export const publishLanguage = command({
  permission: 'site:update',
  input: contentRevision,
  prepare: postedEditor,
  async run({ tx, input: { revision }, ready: { item, form } }) {
    const language = LOCALES.find((locale) => form.get('intent') === LANGUAGE + locale);
    if (!language) throw new Refusal('invalid', 422);
    const stored = await readOverride(tx, item);
    const typed = overrideOf(item, dated(item, typedContent(item, form, stored), businessDay()));
    const texts = ofLanguage(item, { typed, published: stored.published, language });
    const published = publishable(item, texts);
    const draft = hasMore(typed, texts, language) ? typed : null;
    return changeContent(tx, item, { revision, done: 'language', published, draft });
  },
  redirectTo: editorAfter,
});
