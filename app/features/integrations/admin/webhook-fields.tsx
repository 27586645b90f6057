import { useTranslation } from 'react-i18next';
import type { ActionReply } from '#app/ui/admin/action-reply.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, FieldError } from '#app/ui/field.tsx';
import {
  LONGEST_WEBHOOK_NAME,
  LONGEST_WEBHOOK_URL,
  WEBHOOK_EVENTS,
  type WebhookRow,
} from '../webhooks/webhook.ts';

type Mistake = 'name_missing' | 'name_long' | 'url_wrong' | 'events_missing';

type Props = {
  /** What is stored, of a webhook that is edited. */
  stored?: Pick<WebhookRow, 'name' | 'url' | 'events'>;
  /** The reply to this form, with what was typed. */
  reply: ActionReply | undefined;
};

/** Name, address and events of a webhook. */
export function WebhookFields({ stored, reply }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const refused = reply?.ok === false ? reply : undefined;
  const mistakes = (refused?.fieldErrors ?? {}) as Readonly<Record<string, Mistake>>;
  const mistake = (name: string) => {
    const code = mistakes[name];
    return code ? t(`mistakes.${code}`) : undefined;
  };
  const typed = refused?.values;
  const typedEvents =
    refused && (refused.lists?.['events'] ?? (typed?.['events'] ? [typed['events']] : []));
  const chosen = typedEvents ?? stored?.events ?? [];
  const eventsMistake = mistake('events');
  return (
    <>
      <Field
        id="name"
        name="name"
        label={t('fields.name')}
        defaultValue={typed?.['name'] ?? stored?.name ?? ''}
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
        defaultValue={typed?.['url'] ?? stored?.url ?? ''}
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
            aria-invalid={eventsMistake ? true : undefined}
            aria-describedby={eventsMistake && 'events-e'}
          >
            {t(`events.${event.replace('.', '_') as 'lead_created'}`)}{' '}
            <code className="soft small">{event}</code>
          </Checkbox>
        ))}
        {eventsMistake && <FieldError id="events">{eventsMistake}</FieldError>}
      </fieldset>
    </>
  );
}
