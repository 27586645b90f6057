import { fillPattern } from '#app/paths.ts';
import { publicRows, type TableRow } from '#app/route-table.ts';

/** A value for every parameter of the table, of the shape the page expects. */
const SAMPLES = { slug: 'exemplo', token: 'exemplo', protocol: 'AAAA-AAAA' };

export type PageAddress = { row: TableRow; address: string; locale: 'pt-BR' | 'en' };

/** The address of every public page in every language, parameters filled in. */
export const pageAddresses: PageAddress[] = publicRows.map((row) => ({
  row,
  address: fillPattern(row.path, SAMPLES),
  locale: row.locale ?? 'pt-BR',
}));

/** Pages that answer 200 with the samples: all but the error page and an unknown protocol. */
export const goodPages = pageAddresses.filter(
  ({ row }) => row.name !== 'serverError' && row.name !== 'protocol',
);

/** Pages whose HTML is shared by all visitors. */
export const sharedPages = goodPages.filter(({ row }) => row.cache);
