/** An address that an item has or had: the part of it that stands for the item. */
export type ContentAddress = { kind: string; slug: string; address: string; isCurrent: boolean };

/** An item at its current address, knowing the ones that lead there. As it is where it never moved. */
export function atAddress<Item extends object>(
  item: Item,
  addresses: readonly ContentAddress[],
): Item {
  const current = addresses.find(({ isCurrent }) => isCurrent);
  if (!current || (addresses.length < 2 && current.address === current.slug)) return item;
  const earlier = addresses.filter((one) => one !== current).map(({ address }) => address);
  return { ...item, slug: current.address, earlierSlugs: earlier };
}
