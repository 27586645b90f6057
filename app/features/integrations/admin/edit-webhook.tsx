import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { mayConfirm } from '#app/access/step-up.ts';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { useFirstMistake } from '#app/ui/admin/editor/use-first-mistake.ts';
import { Button } from '#app/ui/button.tsx';
import type { WebhookReply } from '../commands/webhook-actions.server.ts';
import type { WebhookRow } from '../webhooks/webhook.ts';
import { ShownOnce } from './shown-once.tsx';
import { WebhookFields } from './webhook-fields.tsx';

type Props = { webhook: WebhookRow; reply: WebhookReply | undefined };

/** Name, address and events of a webhook, whose secret stays; and another secret, which is shown once. */
export function EditWebhook({ webhook, reply }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const own = reply?.ok === false && reply.intent === 'edit' ? reply : undefined;
  const form = useRef<HTMLFormElement>(null);
  useFirstMistake(form, own);
  const asksAgain = reply?.ok === false && mayConfirm(reply.code);
  const secret = reply?.ok && reply.intent === 'rotate' ? reply.data.secret : undefined;
  return (
    <>
      <ConfirmAgainForm reply={reply} />
      {secret && <ShownOnce label={t('made.label')} secret={secret} hint={t('rotate.once')} />}
      {!asksAgain && (
        <details className="webhook-edit" open={own !== undefined}>
          <summary className="button outlined compact">{t('edit.title')}</summary>
          <Form
            ref={form}
            method="post"
            className="form-page integration-form"
            noValidate
            key={webhook.url + webhook.name}
          >
            <WebhookFields stored={webhook} reply={own} />
            <p className="acts">
              <Button type="submit" name="intent" value="edit">
                {t('edit.save')}
              </Button>
            </p>
          </Form>
          <Form method="post">
            <input type="hidden" name="intent" value="rotate" />
            <p className="soft">{t('rotate.lead')}</p>
            <ConfirmSubmit
              label={t('rotate.label')}
              item={webhook.name}
              question={t('rotate.question', { name: webhook.name })}
              text={t('rotate.text')}
              confirm={t('rotate.label')}
              cancel={t('rotate.cancel')}
            />
          </Form>
        </details>
      )}
    </>
  );
}
