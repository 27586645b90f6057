import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPhone } from '#app/features/company/company.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { ProductRow } from '../product.ts';
import { useSourceName } from './use-source-name.ts';

/** One product: where its leads come from, the pipelines they move through, how it is reached. */
function Product({ product }: { product: ProductRow }) {
  const { t } = useTranslation('products');
  const nameOf = useSourceName();
  const locale = useLocale();
  const { id, name, color, isActive, sources, pipelines, whatsapp, email } = product;
  const facts = [
    { key: 'state', label: t('list.state'), value: t(isActive ? 'list.active' : 'list.inactive') },
    {
      key: 'sources',
      label: t('fields.lead_sources'),
      value: sources.length > 0 ? sources.map(nameOf).join(' · ') : t('list.noSources'),
    },
    {
      key: 'whatsapp',
      label: t('fields.whatsapp'),
      value: whatsapp ? formatPhone(whatsapp, locale) : t('list.unset'),
    },
    { key: 'email', label: t('fields.email'), value: email ?? t('list.unset') },
  ];
  return (
    <li>
      <h2 className="subtitle product-name">
        <i style={{ background: color }} aria-hidden="true" />
        <Link to={adminPath('product', { id })}>{name}</Link>
      </h2>
      <dl>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('list.pipelines')}</dt>
          <dd className="product-pipelines">
            {pipelines.map((one) => (
              <Link
                key={one.id}
                className="link"
                to={adminPath('pipeline', { id, pipeline: one.id })}
              >
                {one.name}
              </Link>
            ))}
            {pipelines.length === 0 && t('list.noPipelines')}
          </dd>
        </div>
      </dl>
      <Link
        className="link"
        to={adminPath('pipelines', { id })}
        aria-label={t('list.pipelinesOf', { name })}
      >
        {t('pipelines')}
      </Link>
    </li>
  );
}

/** Every product of the company, in the order of the switch. */
export function ProductList({ products }: { products: readonly ProductRow[] }) {
  const { t } = useTranslation('products');
  return (
    <div className="products">
      <header className="admin-head">
        <div>
          <h1 className="title">{t('title')}</h1>
          <p className="soft">{t('list.lead')}</p>
        </div>
      </header>
      {products.length === 0 ? (
        <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
      ) : (
        <ul className="product-list">
          {products.map((product) => (
            <Product key={product.id} product={product} />
          ))}
        </ul>
      )}
    </div>
  );
}
