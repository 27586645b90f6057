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
import { dialledPhone } from '#app/platform/phone.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { readTagNames } from '../../tags/tags.store.server.ts';
import { contactsList } from '../contacts.list.server.ts';
import {
  countContacts,
  listContactsWithPoints,
  readProductNames,
} from '../contacts.store.server.ts';
import type { ContactWithPoints, PointKind } from '../contacts.ts';
import { sourceName } from '../source-name.ts';

/** All of one kind in one cell, which an import reads as several. */
const pointsIn = (kind: PointKind) => (contact: ContactWithPoints) => {
  const { points } = contact;
  const values = points.filter((point) => point.kind === kind).map(({ value }) => value);
  // A telephone of few figures is no point.
  if (values.length === 0 && kind !== 'whatsapp') values.push(contact[kind]);
  return values.map((value) => (kind === 'phone' ? dialledPhone(value) : value)).join('; ');
};

type Exported = ContactWithPoints & { tags: readonly string[] };

function columnsIn(locale: Locale): FileColumn<Exported>[] {
  const t = instanceOf(locale).getFixedT(locale, 'contacts');
  const tTags = instanceOf(locale).getFixedT(locale, 'tags');
  return [
    { label: t('name'), cell: ({ name }) => name },
    { label: t('email'), cell: pointsIn('email') },
    { label: t('phone'), cell: pointsIn('phone') },
    { label: t('whatsapp'), cell: pointsIn('whatsapp') },
    { label: t('company'), cell: ({ company }) => company },
    { label: t('jobTitle'), cell: ({ jobTitle }) => jobTitle },
    { label: t('owner'), cell: ({ owner }) => owner },
    { label: t('source'), cell: ({ source }) => sourceName(t, source) },
    { label: t('product'), cell: ({ products }) => products.join(', ') },
    { label: t('openDeals'), cell: ({ openDeals }) => String(openDeals) },
    { label: tTags('title'), cell: ({ tags }) => tags.join(', ') },
    { label: t('created'), cell: ({ createdAt }) => cellTime(createdAt, locale) },
  ];
}

/** The filtered list of contacts, in the order of its address. */
export function exportedContacts(
  search: URLSearchParams,
  locale: Locale,
): ExportedList<Exported & { custom: FieldValues }> {
  const { filter, sort } = parseListQuery(contactsList, search);
  return {
    what: 'contacts',
    fileName: locale === 'en' ? 'contacts' : 'contatos',
    filter,
    count: (tx) => countContacts(tx, filter),
    page: async (tx, part) => {
      const contacts = await listContactsWithPoints(tx, { filter, sort, ...part });
      const ids = contacts.map(({ id }) => id);
      const tags = await readTagNames(tx, 'contact', ids);
      const named = await readProductNames(tx);
      return withFieldValues(
        tx,
        contacts.map((one) => ({
          ...one,
          tags: tags.get(one.id) ?? [],
          products: named(one.products),
        })),
      );
    },
    columns: columnsIn(locale),
    further: (tx) => fieldColumns(tx, 'contact', locale),
  };
}
