import { type ListPage, sortText } from './list-address.ts';

/** The fields that a form for one filter leaves as they are: the other filters, and the order. */
export function HiddenFilterFields({ page, without }: { page: ListPage; without: string }) {
  return Object.entries({ ...page.filter, sort: sortText(page) })
    .filter(([name, value]) => value !== undefined && name !== without)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
