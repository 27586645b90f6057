import { expect, it } from 'vitest';
import { fitOwners, type LeadOwner, ownersOfAll } from './lead-owners.ts';

const owner = (id: string, sources: string[] | null): LeadOwner => ({
  id,
  name: id,
  products: sources && [],
  sources,
  atWork: false,
});
const owners = [owner('all', null), owner('partner', ['doavya']), owner('house', ['newsletter'])];
const offered = (source: string, ownerId: string | null = null) =>
  fitOwners(owners, { source, ownerId }).map(({ id }) => id);

it('offers a lead to those who may work its source, and always shows its owner', () => {
  expect(offered('doavya')).toEqual(['all', 'partner']);
  expect(offered('contact_form')).toEqual(['all']);
  expect(offered('contact_form', 'house')).toEqual(['all', 'house']);
});

it('offers several leads to those who may work all of them', () => {
  const offeredAll = (...sources: string[]) => ownersOfAll(owners, sources).map(({ id }) => id);
  expect(offeredAll('doavya', 'doavya')).toEqual(['all', 'partner']);
  expect(offeredAll('doavya', 'newsletter')).toEqual(['all']);
  expect(offeredAll()).toEqual(['all', 'partner', 'house']);
});
