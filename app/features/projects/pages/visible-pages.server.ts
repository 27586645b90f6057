import { fileAddress } from '../files/file-address.server.ts';
import type { Version } from '../projects.ts';
import type { StoredPicture } from './pages.store.server.ts';

/** A page of a version, or the picture that it is, as somebody sees it for ten minutes. */
export type VisiblePage = {
  page: number;
  src: string;
  /** Its other width, for wider screens; null where there is one alone. */
  larger: { src: string; width: number } | null;
  smallerWidth: number;
  width: number;
  height: number;
};

/** What of a version can be shown and pointed at, bound to the reader. */
export function visiblePages(
  version: Pick<Version, 'id' | 'drawing' | 'width' | 'height'>,
  pictures: readonly StoredPicture[],
  person: string,
): VisiblePage[] {
  const { id, drawing, width, height } = version;
  if (drawing !== 'drawn') return [];
  if (width && height) {
    const src = fileAddress('versionFile', id, person, true);
    return [{ page: 1, src, larger: null, smallerWidth: width, width, height }];
  }
  const pages = Map.groupBy(pictures, ({ page }) => page);
  return [...pages].flatMap(([page, [small, large]]) => {
    if (!small) return [];
    const widest = large ?? small;
    return [
      {
        page,
        src: fileAddress('versionPage', small.id, person, true),
        larger: large
          ? { src: fileAddress('versionPage', large.id, person, true), width: large.width }
          : null,
        smallerWidth: small.width,
        width: widest.width,
        height: widest.height,
      },
    ];
  });
}
