import type { ExportedList } from '#app/areas/admin/exports/export-answer.server.ts';
import type { FileColumn } from '#app/areas/admin/exports/file-body.server.ts';
import type { FieldValues } from '#app/features/custom-fields/custom-field.ts';
import {
  fieldColumns,
  withFieldValues,
} from '#app/features/custom-fields/exported-fields.server.ts';
import { cellTime } from '#app/i18n/format-cell.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { readProductNames } from '../../contacts/contacts.store.server.ts';
import { readTagNames } from '../../tags/tags.store.server.ts';
import { companiesList } from '../companies.list.server.ts';
import { countCompanies, listCompanies } from '../companies.store.server.ts';
import { type CompanyRow, formatCnpj } from '../companies.ts';

type Exported = CompanyRow & { tags: readonly string[] };

function columnsIn(locale: Locale): FileColumn<Exported>[] {
  const t = instanceOf(locale).getFixedT(locale, 'companies');
  const tTags = instanceOf(locale).getFixedT(locale, 'tags');
  return [
    { label: t('fields.name'), cell: ({ name }) => name },
    { label: t('fields.cnpj'), cell: ({ cnpj }) => formatCnpj(cnpj) },
    { label: t('fields.site'), cell: ({ site }) => site },
    { label: t('fields.city'), cell: ({ city }) => city },
    { label: t('fields.state'), cell: ({ state }) => state },
    { label: t('fields.owner'), cell: ({ owner }) => owner },
    { label: t('product'), cell: ({ products }) => products.join(', ') },
    { label: t('people'), cell: ({ people }) => String(people) },
    { label: t('openDeals'), cell: ({ openDeals }) => String(openDeals) },
    // As a calculator of the reader's language takes it.
    {
      label: t('export.openValue'),
      cell: ({ openValue }) =>
        locale === 'en' ? String(openValue) : String(openValue).replace('.', ','),
    },
    { label: tTags('title'), cell: ({ tags }) => tags.join(', ') },
    { label: t('export.archived'), cell: ({ isActive }) => (isActive ? '' : t('export.yes')) },
    { label: t('created'), cell: ({ createdAt }) => cellTime(createdAt, locale) },
  ];
}

/** The filtered list of companies, in the order of its address. */
export function exportedCompanies(
  search: URLSearchParams,
  locale: Locale,
): ExportedList<Exported & { custom: FieldValues }> {
  const { filter, sort } = parseListQuery(companiesList, search);
  return {
    what: 'companies',
    fileName: locale === 'en' ? 'companies' : 'empresas',
    filter,
    count: (tx) => countCompanies(tx, filter),
    page: async (tx, part) => {
      const companies = await listCompanies(tx, { filter, sort, ...part });
      const ids = companies.map(({ id }) => id);
      const tags = await readTagNames(tx, 'company', ids);
      const named = await readProductNames(tx);
      return withFieldValues(
        tx,
        companies.map((one) => ({
          ...one,
          tags: tags.get(one.id) ?? [],
          products: named(one.products),
        })),
      );
    },
    columns: columnsIn(locale),
    further: (tx) => fieldColumns(tx, 'company', locale),
  };
}
