import { useTranslation } from 'react-i18next';
import { isRemovedRow } from '#app/audit/setting-changes.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

/** A moment as the database writes it into JSON. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** Columns of texts that staff have typed: a word there is no code. */
const TYPED = ['draft', 'published', 'translations'];

/** Fields that hold the codes of another one. */
const SAME_CODES: Readonly<Record<string, string>> = {
  sources: 'source',
  lead_source: 'source',
  lead_sources: 'source',
  services: 'service',
  locales: 'locale',
};

/** Columns of a rule of automation, and the codes of their fields. */
const RULE_COLUMNS = ['starts', 'conditions', 'acts'];
const ruleField = (field: string) => (field === 'from' || field === 'to' ? 'value' : field);

const isWhole = (value: unknown) => typeof value === 'object' && value !== null;

/** The words of a code that a field stores; undefined where the field stores none, or this release not this one. */
function wordsOfCode(codes: object, path: readonly string[], code: string): string | undefined {
  const [column = ''] = path;
  const field = path.at(-1) ?? '';
  if (TYPED.includes(column)) return undefined;
  const ofRules = RULE_COLUMNS.includes(column)
    ? [`${column}.${field}`, `rules.${ruleField(field)}`]
    : [];
  return [...ofRules, SAME_CODES[field] ?? field]
    .map((group) => `${group}.${code}`)
    .map((name) => ({ name, words: storedName(codes, name) }))
    .find(({ name, words }) => words !== name)?.words;
}

/** The text of a recorded value: codes, dates, lists and objects in words. `path` leads to its field. */
export function useValueText() {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const codes = t('codes', { returnObjects: true });
  const keys = t('keys', { returnObjects: true });
  const columns = t('columns', { returnObjects: true });
  const nameOf = (key: string) => storedName({ ...columns, ...keys }, key);
  // The database stores the parts of an object by the length of their names.
  const place = (key: string) => Object.keys(keys).indexOf(key);
  const textOfOne = (value: unknown, path: readonly string[]): string => {
    if (isRemovedRow(value)) return t('removedRow');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = String(value);
    if (MOMENT.test(text)) return formatDateTime(new Date(text), locale);
    return wordsOfCode(codes, path, text) ?? text;
  };
  const textOf = (value: unknown, path: readonly string[]): string => {
    if (typeof value !== 'object' || value === null) {
      return (value ?? '') === '' ? t('nothing') : textOfOne(value, path);
    }
    const parts = Array.isArray(value)
      ? value.map((one) => textOf(one, path))
      : Object.entries(value)
          .toSorted(([one], [other]) => place(one) - place(other))
          .map(([key, one]) => `${nameOf(key)}: ${textOf(one, [...path, key])}`);
    const separator = Array.isArray(value) && value.some(isWhole) ? '; ' : ', ';
    return parts.join(separator) || t('nothing');
  };
  return textOf;
}
