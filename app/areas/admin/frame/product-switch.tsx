import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { useMultiProduct } from '#app/access/multi-product.tsx';
import { adminPath } from '#app/paths.ts';
import { FoldMenu } from '#app/ui/admin/fold-menu.tsx';

function Dot({ color }: { color: string }) {
  return <i className="admin-product-dot" style={{ '--product': color } as object} />;
}

/**
 * Limits every CRM screen, its counts, figures and search to one product, until it is reset. A user of one
 * product alone sees its name, and has nothing to choose.
 */
export function ProductSwitch() {
  const { t } = useTranslation('admin');
  const { products, product } = useMultiProduct();
  const { pathname } = useLocation();
  if (products.length === 0) return null;
  const [only] = products.length === 1 ? products : [];
  const visible = only ?? product;
  const label = (
    <>
      {visible ? <Dot color={visible.color} /> : <Layers aria-hidden="true" />}
      <span>{visible?.name ?? t('product.all')}</span>
    </>
  );
  if (only) {
    return (
      <p className="admin-product" title={t('product.only', { product: only.name })}>
        {label}
      </p>
    );
  }
  const choices = [{ slug: '', name: t('product.all'), color: '' }, ...products];
  return (
    <FoldMenu
      className="admin-product"
      label={label}
      name={t('product.chosen', { product: visible?.name ?? t('product.all') })}
    >
      {/* Remounted for the chosen product: the selected or open rows may not be there any more. */}
      <Form key={product?.slug ?? ''} method="post" action={adminPath('productChoice')}>
        <input type="hidden" name="back" value={pathname} />
        {choices.map(({ slug, name, color }) => (
          <button
            key={slug}
            type="submit"
            name="product"
            value={slug}
            aria-pressed={slug === (product?.slug ?? '')}
          >
            {color ? <Dot color={color} /> : <Layers aria-hidden="true" />}
            {name}
          </button>
        ))}
      </Form>
    </FoldMenu>
  );
}
