import { type AdminScreen, adminPaths } from '#app/paths.ts';
import type { Title } from '../admin-head.server.ts';
import type { ListIn } from './export-answer.server.ts';

/** A list that staff may export. */
export type ListExport = {
  /** Of the list. */
  path: string;
  /** The address of the file; the page that confirms a large one is `<address>/confirm`. */
  address: string;
  /** The title of the page that confirms a large file. */
  title: Title;
  listIn: ListIn<{ id: string }>;
};

/** Declares the list of a screen as an export, at the address of another screen. */
export const listExport = <Row extends { id: string }>(
  { list, file }: { list: AdminScreen; file: AdminScreen },
  title: ListExport['title'],
  listIn: ListIn<Row>,
): ListExport => ({
  path: adminPaths[list],
  address: adminPaths[file],
  title,
  listIn: listIn as unknown as ListExport['listIn'],
});

let exports: readonly ListExport[] = [];

/** Registers the exports of all features, once a process. */
export function registerListExports(all: readonly ListExport[]): void {
  exports = all;
}

/** The export at the pattern of a route. Throws where no feature has one. */
export function listExportAt(pattern: string): ListExport {
  const ownAddress = pattern.replace(/^\/?/, '/').replace(/\/confirm$/, '');
  const found = exports.find(({ address }) => address === ownAddress);
  if (!found) throw new Error(`No feature declares an export at ${pattern}.`);
  return found;
}
