import { expect } from 'vitest';
import type { FigureFacts } from '#app/ui/admin/charts/figure-facts.ts';
import type { BuiltSite } from './built-site.ts';
import { type SignedIn, visit } from './staff.ts';

type Listed = { rows?: unknown[]; page?: { total: number | null }; [list: string]: unknown };

/** What a screen is made of, as its data come to the browser. */
export async function screenData<Data extends object>(
  site: BuiltSite,
  who: SignedIn | undefined,
  address: string,
): Promise<Data> {
  const [path, query = ''] = address.split('?');
  const { text, status } = await visit(site, `${path}.data?${query}`, who?.cookie);
  expect([address, status]).toEqual([address, 200]);
  // Loaded by the built site before, for production; a test's own import would be first, and not.
  const { UNSAFE_decodeViaTurboStream: decode } = await import('react-router');
  const decoded = await decode(new Blob([text]).stream(), globalThis as unknown as Window);
  const routes = Object.entries((await decoded.value) as Record<string, { data?: Data }>);
  const [, last] = routes.filter(([name]) => name.startsWith('admin.')).at(-1) ?? [];
  return last?.data ?? ({} as Data);
}

/** How many rows a list has: as it counts them, else those on its page. */
export async function rowsOf(
  site: BuiltSite,
  who: SignedIn | undefined,
  address: string,
): Promise<number> {
  const loaded = await screenData<Listed>(site, who, address);
  // Data of some screens is requested separately, as it may fail.
  const data = (loaded['list'] ?? loaded) as Listed;
  if (data.page?.total != null) return data.page.total;
  const lists = Object.values(data).filter(Array.isArray);
  return data.rows?.length ?? lists[0]?.length ?? -1;
}

export const bare = (text: string) => Number(text.replace(/^[▲+]\s?/, '').replaceAll('.', ''));

/** Every number of the figures that opens rows, and where. */
export const numbersOf = (figures: readonly FigureFacts[]) =>
  figures
    .filter(({ key }) => key !== 'pages')
    .flatMap(({ key, table, answer }) =>
      [...table.rows.flat(), ...answer]
        .filter(
          ({ text, to }) => to && /^(?:▲ )?[\d.]+$/.test(text) && !to.includes('/today/pages'),
        )
        .map(({ text, to = '' }) => ({ figure: key, to, count: bare(text) })),
    );
