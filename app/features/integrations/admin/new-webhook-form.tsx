import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { isStepUpCode } from '#app/access/step-up.ts';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, FieldError } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { NewWebhookReply } from '../commands/webhook-actions.server.ts';
import { LONGEST_WEBHOOK_NAME, LONGEST_WEBHOOK_URL, WEBHOOK_EVENTS } from '../webhooks/webhook.ts';
import { ShownOnce } from './shown-once.tsx';

type Props = {
  products: readonly { slug: string; name: string }[];
  reply: NewWebhookReply | undefined;
};

type Mistake = 'name_missing' | 'name_long' | 'url_wrong' | 'events_missing';

function Fields({ products, reply }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const refused = reply?.ok === false ? reply : undefined;
  const mistakes = (refused?.fieldErrors ?? {}) as Readonly<Record<string, Mistake>>;
  const mistake = (name: string) => {
    const code = mistakes[name];
    return code ? t(`mistakes.${code}`) : undefined;
  };
  const typed = refused?.values;
  const chosen = refused?.lists?.['events'] ?? (typed?.['events'] ? [typed['events']] : []);
  const eventsMistake = mistake('events');
  return (
    <Form method="post" className="form-page" noValidate>
      <Field
        id="name"
        name="name"
        label={t('fields.name')}
        defaultValue={typed?.['name'] ?? ''}
        error={mistake('name')}
        maxLength={LONGEST_WEBHOOK_NAME}
        autoComplete="off"
        required
      />
      <Field
        id="url"
        name="url"
        type="url"
        label={t('fields.url')}
        hint={t('hints.url')}
        defaultValue={typed?.['url'] ?? ''}
        error={mistake('url')}
        maxLength={LONGEST_WEBHOOK_URL}
        autoComplete="off"
        required
      />
      <fieldset className="field key-scopes" id="events">
        <legend className="field-label">{t('fields.events')}</legend>
        <p className="hint">{t('hints.events')}</p>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            id={`event-${event.replace(/[._]/g, '-')}`}
            name="events"
            value={event}
            defaultChecked={chosen.includes(event)}
          >
            {t(`events.${event.replace('.', '_') as 'lead_created'}`)}{' '}
            <code className="soft small">{event}</code>
          </Checkbox>
        ))}
        {eventsMistake && <FieldError id="events">{eventsMistake}</FieldError>}
      </fieldset>
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
