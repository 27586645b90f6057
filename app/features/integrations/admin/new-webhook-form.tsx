import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayConfirm } from '#app/access/step-up.ts';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
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
  const refused = reply?.ok === false ? reply : undefined;
  return (
    <FormPage
      className="integration-form"
      submit={t('make')}
      reply={reply}
      ready
      notice={
        refused && (
          <p className="admin-notice bad" role="alert">
            {t(`notDone.${refused.code}`)}
          </p>
        )
      }
      back={{ to: adminPath('webhooks'), label: t('back') }}
    >
      <WebhookFields reply={reply} />
      <Select
        id="product"
        name="product"
        label={t('fields.product')}
        hint={t('hints.product')}
        placeholder={t('everyProduct')}
        defaultValue={refused?.values['product'] ?? ''}
        options={products.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
    </FormPage>
  );
}

/** Makes a webhook, and shows its signing secret once. */
export function NewWebhookForm({ products, reply }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const refused = reply?.ok === false ? reply : undefined;
  const asksAgain = refused !== undefined && mayConfirm(refused.code);
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{t('newTitle')}</h1>
          <p className="soft">{t('newLead')}</p>
        </div>
      </header>
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
