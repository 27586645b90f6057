import { TextCursorInput } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import type { ListPage, ListQuery } from '#app/ui/admin/data-table/list-address.ts';
import type { ChipFilter, ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { type CustomField, fieldLabel, type ListFields, shownValue } from '../custom-field.ts';
import { FIELD_PREFIX, NO_VALUE, unusedFilters } from '../field-filters.ts';

const NUMERIC = ['number', 'money', 'date'];

/** A column for each custom field; those that the definition does not show in the list start hidden. */
export function useCustomColumns({ fields, values }: ListFields): DataColumn<{ id: string }>[] {
  const locale = useLocale();
  return fields.map((field) => ({
    key: `${FIELD_PREFIX}${field.key}`,
    label: fieldLabel(field, locale),
    cell: ({ id }) => shownValue(field, values[id]?.[field.id] ?? null, locale),
    numeric: NUMERIC.includes(field.type),
    startsHidden: !field.inList,
    further: true,
  }));
}

/** Where a list is narrow, hides as many of its last optional columns as it shows custom fields. */
export function leaveRoom<Row>(
  columns: readonly DataColumn<Row>[],
  { fields }: ListFields,
): DataColumn<Row>[] {
  const shown = fields.filter(({ inList }) => inList).length;
  const hideable = columns.filter(({ room }) => room !== undefined).slice(-shown);
  return columns.map((column) =>
    shown > 0 && hideable.includes(column) ? { ...column, room: 1600 } : column,
  );
}

/** The options of a field with fixed choices. */
function optionsOf(
  field: CustomField,
  locale: Locale,
  words: { yes: string; no: string; none: string },
) {
  if (field.type === 'yes_no') {
    return [
      { value: 'true', label: words.yes },
      { value: 'false', label: words.no },
      { value: NO_VALUE, label: words.none },
    ];
  }
  return [
    ...field.choices.map((choice) => ({ value: choice.key, label: fieldLabel(choice, locale) })),
    { value: NO_VALUE, label: words.none },
  ];
}

/** The filters of a field: what is chosen, the ends of a range, a part of a text, or no value. */
function useFiltersOf(): (field: CustomField, filter: ListQuery) => ChipFilter[] {
  const { t } = useTranslation('custom-fields');
  const locale = useLocale();
  return (field, filter) => {
    const name = `${FIELD_PREFIX}${field.key}`;
    const label = fieldLabel(field, locale);
    const without: ChipFilter = {
      ...{ kind: 'choice', name: `${name}.none`, label: t('filter.noneOf', { name: label }) },
      options: [{ value: 'yes', label: t('filter.none') }],
    };
    switch (field.type) {
      case 'choice':
      case 'choices':
      case 'yes_no': {
        const words = { yes: t('yes'), no: t('no'), none: t('filter.none') };
        const chosen: ChipFilter = {
          ...{ kind: 'choice', name, label, options: optionsOf(field, locale, words) },
        };
        // No value is one of the options; only an address names it by itself.
        return filter[without.name] === undefined ? [chosen] : [chosen, without];
      }
      case 'date':
      case 'number':
      case 'money': {
        const kind: { kind: 'date' } | { kind: 'text'; inputMode: 'decimal' } =
          field.type === 'date' ? { kind: 'date' } : { kind: 'text', inputMode: 'decimal' };
        const [low, high] =
          field.type === 'date' ? (['from', 'to'] as const) : (['least', 'most'] as const);
        const exact: ChipFilter = { ...kind, name, label };
        return [
          ...(filter[name] === undefined ? [] : [exact]),
          { ...kind, name: `${name}.from`, label: t(`filter.${low}`, { name: label }) },
          { ...kind, name: `${name}.to`, label: t(`filter.${high}`, { name: label }) },
          without,
        ];
      }
      default:
        return [{ kind: 'text', name, label: t('filter.has', { name: label }) }, without];
    }
  };
}

/** Filters of a list by custom fields, and those in its address that filter nothing. */
export function useCustomFilters({ fields }: ListFields, { filter }: ListPage): ListFilter[] {
  const { t } = useTranslation('custom-fields');
  const filtersOf = useFiltersOf();
  const given = Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith(FIELD_PREFIX) && value ? [[name.slice(FIELD_PREFIX.length), value]] : [],
  );
  const unused = unusedFilters(fields, Object.fromEntries(given));
  const known = fields.flatMap((field) => filtersOf(field, filter));
  const names = new Set(known.map(({ name }) => name));
  const unknown = Object.keys(unused)
    .filter((name) => !names.has(`${FIELD_PREFIX}${name}`))
    .map((label): ChipFilter => ({ kind: 'text', name: `${FIELD_PREFIX}${label}`, label }));
  return [...known, ...unknown].map((one) => {
    const reason = unused[one.name.slice(FIELD_PREFIX.length)];
    return { ...one, unused: reason && t(`filter.${reason}`), icon: TextCursorInput };
  });
}

/** The part of a list with the custom filters that take several values. */
export const withCustomFilters = (page: ListPage, { fields }: ListFields): ListPage => ({
  ...page,
  several: [
    ...page.several,
    ...fields
      .filter(({ type }) => type === 'choice' || type === 'choices')
      .map(({ key }) => `${FIELD_PREFIX}${key}`),
  ],
});
