import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { useHeldRevision } from '#app/audit/admin/read-revision.tsx';
import { adminPath } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import type { ProductReply } from '../commands/product-actions.server.ts';
import type { StaffProduct } from '../product.ts';
import { productPlaces } from '../product-places.ts';
import { ProductFields } from './product-fields.tsx';

type Props = { product: StaffProduct; reply: ProductReply | undefined };

/** What failed, and where no scripts run also what was saved, beside the button that sent it. */
function ReplyLine({ reply }: { reply: ProductReply | undefined }) {
  const { t } = useTranslation('products');
  if (!reply) return null;
  if (!reply.ok) {
    // The conflict says itself what has changed.
    if (reply.code === 'changed') return null;
    return (
      <p className="admin-notice bad" role="alert">
        {t(`failed.${reply.code === 'taken' ? 'invalid' : reply.code}`)}
      </p>
    );
  }
  return <SavedLine text={t('saved')} />;
}

const PARTS = ['identity', 'leads', 'contact'] as const;

/** One product: what it is called and looks like, which leads are its own, how it is reached. */
export function ProductEditor({ product: newest, reply }: Props) {
  const { t } = useTranslation('products');
  const { may } = usePermissions();
  // Texts and revision of one reading: news from others meets the conflict instead of being overwritten.
  const [product] = useState(newest);
  const saved = reply?.ok ? reply.data : undefined;
  const details = reply?.ok === false ? reply.details : undefined;
  const conflict = details && 'differences' in details ? details : undefined;
  const answer = useMemo(
    () => (reply?.ok === false ? { revision: Number(reply.values['revision'] ?? 0) } : reply?.data),
    [reply],
  );
  const revision = useHeldRevision(product.revision, answer);
  useSavedToast('product', reply, saved && t('saved'));
  const typed = reply?.ok === false ? reply.values : saved?.typed;
  const fields = <ProductFields typed={typed ?? product.typed} reply={reply} />;
  return (
    <div className="products">
      <header className="admin-head">
        <div>
          <h1 className="title">{newest.name}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
        <p className="product-acts">
          <Link className="link" to={adminPath('pipelines', { id: product.id })}>
            {t('pipelines')}
          </Link>
          <Link className="link" to={`${adminPath('changes')}?row=${product.id}`}>
            {t('history')}
          </Link>
        </p>
      </header>
      {may('settings', 'manage') ? (
        <FormPage
          submit={t('save')}
          reply={reply}
          sections={PARTS.map((id) => ({ id, label: t(`parts.${id}`) }))}
          draft={{ of: `product ${product.id}`, revision }}
          back={{ to: adminPath('products'), label: t('back') }}
          notice={
            <>
              <input type="hidden" name="revision" value={revision} />
              <ReplyLine reply={reply} />
              {newest.deleted && !conflict && <DeletedNotice deleted={newest.deleted} />}
              {conflict && (
                <EditConflict
                  conflict={conflict}
                  placeOf={productPlaces}
                  reloadTo={adminPath('product', { id: product.id })}
                />
              )}
            </>
          }
        >
          {fields}
        </FormPage>
      ) : (
        <>
          <fieldset className="product-locked" disabled>
            <legend className="unseen">{t('locked')}</legend>
            {fields}
          </fieldset>
          <p className="product-acts">
            <Needs resource="settings" action="manage" label={t('save')}>
              {null}
            </Needs>
            <Link className="link" to={adminPath('products')}>
              {t('back')}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
