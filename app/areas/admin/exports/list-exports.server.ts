import { type AdminScreen, adminPaths } from '#app/paths.ts';
import type { Title } from '../admin-head.server.ts';
import type { ListIn } from './export-answer.server.ts';

/** A list that staff may take away as a file, from `<list>/export`. */
export type ListExport = {
  path: string;
  /** Of the page that asks before a large file. */
  title: Title;
  listIn: ListIn<{ id: string }>;
};

/** Names the list of a screen as one that may leave as a file. */
export const listExport = <Row extends { id: string }>(
  screen: AdminScreen,
  title: ListExport['title'],
  listIn: ListIn<Row>,
): ListExport => ({
  path: adminPaths[screen],
  title,
  listIn: listIn as unknown as ListExport['listIn'],
});

let exports: readonly ListExport[] = [];

/** Makes the exports of all features known, once a process. */
export function registerListExports(all: readonly ListExport[]): void {
  exports = all;
}

/** The export at the pattern of a route. Throws where no feature has one. */
export function listExportAt(pattern: string): ListExport {
  const address = pattern.replace(/^\/?/, '/').replace(/\/export(?:\/confirm)?$/, '');
  const found = exports.find(({ path }) => path === address);
  if (!found) throw new Error(`No feature declares an export at ${pattern}.`);
  return found;
}
