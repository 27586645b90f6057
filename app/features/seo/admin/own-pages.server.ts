import type { RouterContextProvider } from 'react-router';
import { withContent } from '#app/features/content/overrides/published-content.server.ts';
import { keysOfPage } from '#app/pages/alternates.ts';
import { headReader } from '#app/pages/head-reader.ts';
import { type KnownPage, knownPages } from '#app/pages/known-pages.ts';
import { pagePicture } from '#app/pages/page-picture.server.ts';
import { wordsOf } from '#app/pages/page-words.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { currentGeneration } from '#app/platform/pages/generation.server.ts';
import type { OwnPage } from '../page-facts.ts';

type Context = Readonly<RouterContextProvider>;
type Snapshot = Awaited<ReturnType<typeof siteSnapshot>>;

const cached = new Map<string, { generation: number; pages: Promise<OwnPage[]> }>();

async function readPages(context: Context, snapshot: Snapshot, unit: string): Promise<OwnPage[]> {
  const read = context.get(headReader);
  const ownPage = async (known: KnownPage): Promise<OwnPage[]> => {
    const { page, path } = known;
    const words = wordsOf(page);
    const head = words && (await read(known));
    const keys = keysOfPage(page);
    const [key] = keys;
    if (!head || key === undefined) return [];
    const picture = pagePicture(snapshot, unit, page);
    return [
      {
        key,
        keys,
        locale: page.locale,
        path,
        name: words.here,
        title: head.title,
        wholeTitle: head.wholeTitle ?? false,
        description: head.description,
        noindex: head.noindex ?? false,
        picture: picture?.address ?? null,
        pictureOfItem: picture?.photo !== undefined,
      },
    ];
  };
  const pages: OwnPage[] = [];
  // One after the other: some pages render a form for their head, and visitors have priority.
  for (const known of knownPages()) pages.push(...(await ownPage(known)));
  return pages;
}

/** The own head data of every page in both languages, read again only after a row has changed. */
export async function ownPages(context: Context, unit: string): Promise<OwnPage[]> {
  const generation = currentGeneration();
  const known = cached.get(unit);
  if (known?.generation === generation) return known.pages;
  const snapshot = await siteSnapshot();
  const pages = withContent(snapshot.content(unit), () => readPages(context, snapshot, unit)).catch(
    (error: unknown) => {
      cached.delete(unit);
      throw error;
    },
  );
  cached.set(unit, { generation, pages });
  return pages;
}
