import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difference } from '#app/audit/setting-changes.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { Table } from '#app/ui/table.tsx';
import { useValueText } from './value-text.ts';

type Props = {
  caption: string;
  differences: readonly Difference[];
  /** Heads of the two columns of values. */
  before: string;
  after: string;
  /** One more column, with its head. */
  last?: { label: string; of: (difference: Difference) => ReactNode } | undefined;
};

/** A colour of a scheme. */
const COLOUR = /^(?:hsla?\([\d\s.,%/deg]+\)|#[\da-f]{3,8})$/i;

/** A value of a field in words; a colour also as a swatch. `path` leads to the field. */
export function SettingValue({ value, path }: { value: unknown; path: readonly string[] }) {
  const text = useValueText()(value, path);
  return (
    <span className="chart-value">
      {COLOUR.test(text) && <i style={{ background: text }} aria-hidden="true" />}
      {text}
    </span>
  );
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
    if (column === 'settings' || column === 'starts') {
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
          <SettingValue
            key="before"
            value={(difference.shown ?? difference).before}
            path={difference.path}
          />,
          <SettingValue
            key="after"
            value={(difference.shown ?? difference).after}
            path={difference.path}
          />,
          ...(last ? [last.of(difference)] : []),
        ],
      }))}
    />
  );
}
