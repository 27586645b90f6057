import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type MultiProduct, MultiProductProvider, useMultiProduct } from './multi-product.tsx';
import type { Product } from './product.ts';

const product = (slug: string): Product => ({
  id: slug,
  slug,
  name: slug,
  color: '#123456',
  isActive: true,
  pipelines: [],
  defaultPipeline: null,
  leadSources: [],
  settings: {},
});
const both = [product('forja'), product('doavya')];

function Listener({ onValue }: { onValue: (values: MultiProduct) => void }) {
  onValue(useMultiProduct());
  return null;
}

function reported(chosen: string | null): MultiProduct {
  const values: MultiProduct[] = [];
  renderToString(
    <MultiProductProvider products={both} chosen={chosen}>
      <Listener onValue={(one) => values.push(one)} />
    </MultiProductProvider>,
  );
  return values[0] as MultiProduct;
}

describe('the product of a screen', () => {
  it.each([
    ['doavya', 'doavya'],
    [null, undefined],
    ['gone', undefined],
  ])('chosen as %s is %s', (chosen, slug) => {
    expect(reported(chosen).product?.slug).toBe(slug);
    expect(reported(chosen).products).toBe(both);
  });

  it('throws outside its provider, in the words of the specification', () => {
    expect(() => renderToString(<Listener onValue={() => undefined} />)).toThrow(
      /^useMultiProduct must be used within a MultiProductProvider$/,
    );
  });
});
