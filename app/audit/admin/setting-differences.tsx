import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Difference, isRemovedRow } from '#app/audit/setting-changes.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Table } from '#app/ui/table.tsx';

type Props = {
  caption: string;
  differences: readonly Difference[];
  /** Heads of the two columns of values. */
  before: string;
  after: string;
  /** One more column, with its head. */
  last?: { label: string; of: (difference: Difference) => ReactNode } | undefined;
};

/** A moment as the database writes it into JSON. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** A colour of a scheme. */
const COLOUR = /^(?:hsla?\([\d\s.,%/deg]+\)|#[\da-f]{3,8})$/i;

/** A value of a field in words; a colour also as a swatch. */
export function SettingValue({ value }: { value: unknown }) {
  const textOf = useValueText();
  const text = textOf(value);
  return (
    <span className="chart-value">
      {COLOUR.test(text) && <i style={{ background: text }} aria-hidden="true" />}
      {text}
    </span>
  );
}

function useValueText() {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const oneText = (value: unknown): string => {
    if (isRemovedRow(value)) return t('removedRow');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string' && MOMENT.test(value)) {
      return formatDateTime(new Date(value), locale);
    }
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('nothing');
    if (!Array.isArray(value)) return oneText(value);
    if (value.length === 0) return t('nothing');
    const isPlain = !value.some((one) => typeof one === 'object');
    return isPlain ? value.map(oneText).join(', ') : JSON.stringify(value);
  };
}

/** A text of an item of the content: `texts.en.lead`. */
const TEXT_OF_ITEM = /^texts\.(pt-BR|en)\.(.+)$/;

/** The readable name of a field; a column without one keeps the database's. */
export function useFieldName() {
  const { t } = useTranslation('audit');
  const words = t('columns', { returnObjects: true });
  const keys = t('keys', { returnObjects: true });
  const nameOf = (column: string) => storedName(words, column);
  return ([column = '', ...rest]: readonly string[]) => {
    // translations › en › title is the title, in English.
    if (column === 'translations' && rest[0] === 'en')
      return `${rest.slice(1).map(nameOf).join(' › ')} (${t('english')})`;
    const [, language, leaf] = TEXT_OF_ITEM.exec(rest[0] ?? '') ?? [];
    if (leaf) {
      return `${nameOf(column)} › ${leaf} (${t(language === 'en' ? 'english' : 'portuguese')})`;
    }
    if (column === 'settings') {
      return [nameOf(column), ...rest.map((key) => storedName(keys, key))].join(' › ');
    }
    return [nameOf(column), ...rest].join(' › ');
  };
}

/** The old and the new value, field by field. */
export function SettingDifferences({ caption, differences, before, after, last }: Props) {
  const { t } = useTranslation('audit');
  const nameOf = useFieldName();
  return (
    <Table
      cards
      caption={caption}
      columns={[
        { key: 'field', label: t('field') },
        { key: 'before', label: before },
        { key: 'after', label: after },
        ...(last ? [{ key: 'last', label: last.label }] : []),
      ]}
      rows={differences.map((difference) => ({
        key: difference.path.join('.'),
        cells: [
          nameOf(difference.path),
          <SettingValue key="before" value={(difference.shown ?? difference).before} />,
          <SettingValue key="after" value={(difference.shown ?? difference).after} />,
          ...(last ? [last.of(difference)] : []),
        ],
      }))}
    />
  );
}
