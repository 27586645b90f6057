import { sql } from 'kysely';
import { createContext, type MiddlewareFunction } from 'react-router';
import { asActor } from '#app/platform/database/database.server.ts';
import type { Pipeline, Product, ProductChoice, ProductSettings } from './product.ts';
import { session } from './session.server.ts';

/** What the person of the request may choose from, and what she has chosen. */
export const products = createContext<ProductChoice>({ products: [], chosen: null });

type Row = {
  id: string;
  slug: string;
  name: string;
  color: string;
  is_active: boolean;
  lead_sources: string[];
  settings: ProductSettings;
  pipelines: Pipeline[];
  is_chosen: boolean | null;
};

const productOf = (row: Row): Product => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  color: row.color,
  isActive: row.is_active,
  pipelines: row.pipelines,
  defaultPipeline: row.pipelines.find(({ isDefault }) => isDefault) ?? null,
  leadSources: row.lead_sources,
  settings: row.settings,
});

/** Stands behind the guards of an area whose lists are narrowed to a product. */
export const readProducts: MiddlewareFunction<Response> = async ({ context }, next) => {
  const current = context.get(session);
  if (!current?.role) return next();
  const { rows } = await asActor({ kind: 'user', userId: current.userId }, (tx) =>
    sql<Row>`select * from public.products_of_session()`.execute(tx),
  );
  context.set(products, {
    products: rows.map(productOf),
    chosen: rows.find((row) => row.is_chosen)?.slug ?? null,
  });
  return next();
};
