import { adminPath } from '#app/paths.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';

/** The editor of one page on a screen of its own, in both languages. */
export const editorPath = (key: string, unit: string) =>
  `${adminPath('seoPage')}?${new URLSearchParams({ path: key, unit })}`;

/** The list with a page's editor beside it. */
export const editorPanelAddress = (page: ListPage, id: string) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

/** Id of the link that opens a page. */
export const pageOpener = (id: string) => `page-${id}`;
