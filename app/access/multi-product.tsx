import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Product, ProductChoice } from './product.ts';

export type MultiProduct = {
  products: readonly Product[];
  /** The product that every list is limited to; null for all. */
  product: Product | null;
};

const MultiProductContext = createContext<MultiProduct | null>(null);

/** The company's products, read once with the frame of the area. */
export function MultiProductProvider({
  products,
  chosen,
  children,
}: ProductChoice & { children: ReactNode }) {
  const value = useMemo<MultiProduct>(
    () => ({ products, product: products.find(({ slug }) => slug === chosen) ?? null }),
    [products, chosen],
  );
  return <MultiProductContext value={value}>{children}</MultiProductContext>;
}

/** Throws outside its provider, in the words of the specification (§8). */
export function useMultiProduct(): MultiProduct {
  const value = useContext(MultiProductContext);
  if (!value) throw new Error('useMultiProduct must be used within a MultiProductProvider');
  return value;
}
