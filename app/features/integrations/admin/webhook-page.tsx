import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { storedName } from '#app/i18n/stored-name.ts';
import { adminPath } from '#app/paths.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import type { WebhookReply } from '../commands/webhook-actions.server.ts';
import type { DeliveryRow, WebhookRow } from '../webhooks/webhook.ts';
import { EditWebhook } from './edit-webhook.tsx';

type Props = {
  webhook: WebhookRow;
  deliveries: readonly DeliveryRow[];
  reply: WebhookReply | undefined;
};

function Acts({ webhook: { name, state } }: Pick<Props, 'webhook'>) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const { may } = usePermissions();
  return (
    <div className="acts">
      {may('integrations', 'update') && (
        <>
          <Form method="post" preventScrollReset>
            <Button type="submit" small name="intent" value="test">
              {t('acts.test')}
            </Button>
          </Form>
          <Form method="post" preventScrollReset>
            <Button
              type="submit"
              variant="outline"
              small
              name="intent"
              value={state === 'on' ? 'off' : 'on'}
            >
              {t(state === 'on' ? 'acts.off' : 'acts.on')}
            </Button>
          </Form>
        </>
      )}
      {may('integrations', 'delete') && (
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <ConfirmSubmit
            label={t('delete.label')}
            item={name}
            question={t('delete.question', { name })}
            text={t('delete.text')}
            confirm={t('delete.label')}
            cancel={t('delete.cancel')}
          />
        </Form>
      )}
    </div>
  );
}

function Replay({ delivery: { id, event } }: { delivery: DeliveryRow }) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="replay" />
      <input type="hidden" name="delivery" value={id} />
      <Button type="submit" variant="outline" small aria-label={`${t('acts.replay')}: ${event}`}>
        {t('acts.replay')}
      </Button>
    </Form>
  );
}

function Answer({ delivery }: { delivery: DeliveryRow }) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const { status, error, state, tries, nextAt } = delivery;
  const errors = t('errors', { returnObjects: true });
  const answer = status === null ? error && storedName(errors, error) : `HTTP ${status}`;
  return (
    <>
      {[t(`deliveryStates.${state}`), answer, tries > 1 && t('tries', { count: tries })]
        .filter(Boolean)
        .join(' · ')}
      {state === 'waiting' && tries > 0 && nextAt && (
        <span className="soft">
          {' '}
          {t('next')} <Moment at={nextAt} />
        </span>
      )}
    </>
  );
}

/** The names of events, as the form has them. */
function useEventName() {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const names = t('events', { returnObjects: true });
  return (event: string) => {
    const key = event.replace('.', '_');
    const name = storedName(names, key);
    return name === key ? event : name;
  };
}

function Deliveries({ deliveries }: Pick<Props, 'deliveries'>) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const nameOf = useEventName();
  const replays = usePermissions().may('integrations', 'update');
  if (deliveries.length === 0) return <p className="soft">{t('noDeliveries')}</p>;
  return (
    <Table
      cards
      caption={t('log')}
      columns={[
        { key: 'event', label: t('columns.event') },
        { key: 'at', label: t('columns.at') },
        { key: 'answer', label: t('columns.answer') },
        { key: 'act', label: t('columns.act') },
      ]}
      rows={deliveries.map((one) => ({
        key: one.id,
        cells: [
          <span key="event">
            {nameOf(one.event)} <code className="soft small">{one.event}</code>
            {one.isReplay && <span className="soft"> {t('replayed')}</span>}
          </span>,
          <Moment key="at" at={one.happenedAt} />,
          <Answer key="answer" delivery={one} />,
          replays && one.state !== 'waiting' ? <Replay key="act" delivery={one} /> : '',
        ],
      }))}
    />
  );
}

/** A webhook: its address, its events, and the results of its deliveries. */
export function WebhookPage({ webhook, deliveries, reply }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const edits = usePermissions().may('integrations', 'update');
  const nameOf = useEventName();
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{webhook.name}</h1>
          <p className="soft webhook-url">{webhook.url}</p>
          <Link className="link" to={adminPath('webhooks')}>
            {t('back')}
          </Link>
        </div>
        <Acts webhook={webhook} />
      </header>
      {reply && (
        <ActionNotice
          reply={reply}
          text={reply.ok ? t(`done.${reply.intent}`) : t(`notDone.${reply.code}`)}
          undo=""
        />
      )}
      {webhook.state === 'failed' && <p className="admin-notice bad">{t('failedText')}</p>}
      <dl className="webhook-facts">
        <dt>{t('columns.state')}</dt>
        <dd>{t(`states.${webhook.state}`)}</dd>
        <dt>{t('columns.events')}</dt>
        <dd>{webhook.events.map(nameOf).join(', ')}</dd>
        <dt>{t('columns.product')}</dt>
        <dd>{webhook.product ?? t('everyProduct')}</dd>
        <dt>{t('columns.owner')}</dt>
        <dd>{webhook.owner}</dd>
      </dl>
      {edits && <EditWebhook webhook={webhook} reply={reply} />}
      <section className="webhook-log" aria-label={t('log')}>
        <Deliveries deliveries={deliveries} />
        <p className="soft">{t('logLead')}</p>
      </section>
    </>
  );
}
