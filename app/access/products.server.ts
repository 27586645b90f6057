import { createContext, type MiddlewareFunction } from 'react-router';
import { callRows, type RowOf, typed } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { Pipeline, Product, ProductChoice, ProductSettings } from './product.ts';
import { session } from './session.server.ts';

/** The products that the user of the request may choose from, and the chosen one. */
export const products = createContext<ProductChoice>({ products: [], chosen: null });

type Row = RowOf<'public.products_of_session'> & {
  settings: ProductSettings;
  pipelines: Pipeline[];
};

const productOf = (row: Row): Product => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  color: row.color,
  isActive: row.isActive,
  pipelines: row.pipelines,
  defaultPipeline: row.pipelines.find(({ isDefault }) => isDefault) ?? null,
  leadSources: row.leadSources,
  settings: row.settings,
});

/** Behind the guards of an area whose lists are limited to a product. */
export const readProducts: MiddlewareFunction<Response> = async ({ context }, next) => {
  const current = context.get(session);
  if (!current?.role) return next();
  const rows = await asActor({ kind: 'user', userId: current.userId }, (tx) =>
    callRows(
      tx,
      'public.products_of_session',
      {},
      { settings: typed<ProductSettings>(), pipelines: typed<Pipeline[]>() },
    ),
  );
  context.set(products, {
    products: rows.map(productOf),
    chosen: rows.find((row) => row.isChosen)?.slug ?? null,
  });
  return next();
};
