import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { readDeliverablesOf } from '../../deliverable.store.server.ts';
import { readPages } from '../../pages/pages.store.server.ts';
import { visiblePages } from '../../pages/visible-pages.server.ts';
import type { Discussion } from './staff-projects.ts';

/**
 * Comments on the deliverables of a project: the last version of each, and earlier versions with
 * comments. Only pages with pins are shown, by addresses for the reader.
 */
export async function readDiscussions(
  tx: Transaction<DB>,
  project: string,
  person: string,
): Promise<Discussion[]> {
  const deliverables = await readDeliverablesOf(tx, project);
  const discussed = deliverables.map(({ id, versions }) => ({
    deliverable: id,
    versions: versions.filter(({ comments }, place) => place === 0 || comments.length > 0),
  }));
  const pointed = discussed
    .flatMap(({ versions }) => versions)
    .filter(({ comments }) => comments.some(({ pin }) => pin !== null));
  const pictures = await readPages(
    tx,
    pointed.map(({ id }) => id),
  );
  return discussed.map(({ deliverable, versions }) => ({
    deliverable,
    versions: versions.map((version) => {
      const { id, number, fileName, drawing, comments } = version;
      const pins = new Set(comments.flatMap(({ pin }) => (pin ? [pin.page] : [])));
      const own = pictures.filter((one) => one.version === id);
      const pages = visiblePages(version, own, person).filter(({ page }) => pins.has(page));
      return { id, number, fileName, drawing, comments, pages };
    }),
  }));
}
