import type { ListDeclaration } from '../data-table/list-declaration.ts';
import { type ListPart, parseListQuery } from '../data-table/list-query.ts';
import { FROM_LIST } from './record-address.ts';
import type { Steps } from './record-page.tsx';

type Given<L extends ListDeclaration> = {
  list: L;
  /** Reads a part of the list, as its screen does. */
  read: (part: ListPart<L>) => Promise<readonly { id: string }[]>;
  /** The address of the record's screen. */
  search: URLSearchParams;
  id: string;
  /** The address of the list. */
  home: string;
  /** The address of another record of the list. */
  pathOf: (id: string) => string;
};

/** The records before and after one, in the list from which it was opened, with its filters and its order. */
export async function readSteps<const L extends ListDeclaration>({
  list,
  read,
  search,
  id,
  home,
  pathOf,
}: Given<L>): Promise<{ steps: Steps; home: string }> {
  const from = search.get(FROM_LIST) ?? '';
  const { filter, sort } = parseListQuery(list, new URLSearchParams(from));
  const query = from ? `?${new URLSearchParams({ [FROM_LIST]: from })}` : '';
  const beside = async (descending: boolean) => {
    const part = { filter, sort: { ...sort, descending }, after: id, limit: 1 } as ListPart<L>;
    const [row] = await read(part);
    return row ? `${pathOf(row.id)}${query}` : null;
  };
  const { descending } = sort as { descending: boolean };
  return {
    steps: { previous: await beside(!descending), next: await beside(descending) },
    home: from ? `${home}?${from}` : home,
  };
}
