import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { MessageReply } from '../commands/message-actions.server.ts';
import type { Channel, Messaging } from '../messages.ts';

type Props = {
  messaging: Messaging;
  write: (channel: Channel) => void;
  fetcher: FetcherWithComponents<MessageReply>;
};

/** Messages that rules have drafted for this record; each can be opened in the composer or deleted. */
export function DraftedMessages({ messaging, write, fetcher }: Props) {
  const { t } = useTranslation('messages', { keyPrefix: 'drafted' });
  const { may } = usePermissions();
  const locale = useLocale();
  if (messaging.drafted.length === 0) return null;
  const nameOf = (key: string) =>
    messaging.templates.find((one) => one.key === key)?.texts[locale].name ?? key;
  return (
    <ul className="drafted-messages">
      {messaging.drafted.map(({ id, channel, template }) => (
        <li key={id}>
          <span className="message-draft">{t('label')}</span>
          <span>{t(channel, { template: nameOf(template) })}</span>
          {may('crm', 'update') && (
            <>
              <button type="button" className="link" onClick={() => write(channel)}>
                {t('open')}
              </button>
              <fetcher.Form method="post" action={adminPath('messages')}>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="drop-draft" variant="outline" small>
                  {t('drop')}
                </Button>
              </fetcher.Form>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
