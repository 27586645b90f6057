import { createContext, useContext } from 'react';
import type { ActionReply } from '#app/ui/admin/action-reply.ts';
import { type ListPage, listAddress } from '../list-address.ts';

/** A saved view of a list. */
export type SavedView = {
  id: string;
  name: string;
  /** Its filters and order, as the list itself would write them. */
  query: string;
  /** How many rows are behind it, as far as they are counted; null where there is no count. */
  count: number | null;
};

/** The views of the list that is on the screen. */
export type SavedViews = {
  list: string;
  /** The address that saves them. */
  action: string;
  views: readonly SavedView[];
};

/** Refusal codes; a name or filters that another view has already are refused. */
export type ViewCode = 'forbidden' | 'invalid' | 'gone' | 'full' | 'name_taken' | 'query_taken';

export type ViewReply = ActionReply<'put' | 'drop', unknown, ViewCode>;

/** The most views of a list, and characters of a name; the database enforces both. */
export const MOST_VIEWS = 12;
export const LONGEST_NAME = 40;
/** From here on a tab says “99+”. */
export const COUNTED_VIEWS = 100;

export const SavedViewsOf = createContext<SavedViews | null>(null);

export type ViewsHere = SavedViews & {
  /** The view that the list's address would be saved as. */
  query: string;
  /** The current views. */
  current: readonly SavedView[];
};

/** The views of a list, and which of them its address is; null where there are none. */
export function useViewsOf(list: string, page: ListPage): ViewsHere | null {
  const found = useContext(SavedViewsOf);
  if (found?.list !== list) return null;
  const query = listAddress(page);
  return { ...found, query, current: found.views.filter((view) => view.query === query) };
}

/** The views of the list that the tabs are above. */
export const VisibleViews = createContext<ViewsHere | null>(null);
