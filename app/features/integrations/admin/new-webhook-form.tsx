import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { isStepUpCode } from '#app/access/step-up.ts';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import type { NewWebhookReply } from '../commands/webhook-actions.server.ts';
import { ShownOnce } from './shown-once.tsx';
import { WebhookFields } from './webhook-fields.tsx';

type Props = {
  products: readonly { slug: string; name: string }[];
  reply: NewWebhookReply | undefined;
};

function Fields({ products, reply }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const typed = reply?.ok === false ? reply.values : undefined;
  return (
    <Form method="post" className="form-page integration-form" noValidate>
      <WebhookFields reply={reply} />
      <Select
        id="product"
        name="product"
        label={t('fields.product')}
        hint={t('hints.product')}
        placeholder={t('everyProduct')}
        defaultValue={typed?.['product'] ?? ''}
        options={products.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <p className="acts">
        <Button type="submit">{t('make')}</Button>
        <Link className="link" to={adminPath('webhooks')}>
          {t('back')}
        </Link>
      </p>
    </Form>
  );
}

/** Makes a webhook, and shows its signing secret once. */
export function NewWebhookForm({ products, reply }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const refused = reply?.ok === false ? reply : undefined;
  const asksAgain = refused !== undefined && isStepUpCode(refused.code);
  const notice = refused && (!asksAgain || refused.code === 'tries_exhausted');
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{t('newTitle')}</h1>
          <p className="soft">{t('newLead')}</p>
        </div>
      </header>
      {notice && (
        <p className="admin-notice bad" role="alert">
          {t(`notDone.${refused.code}`)}
        </p>
      )}
      <ConfirmAgainForm reply={reply} />
      {reply?.ok ? (
        <>
          <ShownOnce label={t('made.label')} secret={reply.data.secret} hint={t('made.once')} />
          <p>
            <Link className="button compact" to={adminPath('webhook', { id: reply.data.id })}>
              {t('made.open')}
            </Link>
          </p>
        </>
      ) : (
        !asksAgain && <Fields products={products} reply={reply} />
      )}
    </>
  );
}
