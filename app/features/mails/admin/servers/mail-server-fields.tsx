import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { type MailPart, SECURITIES } from '#app/platform/mail/mail-servers.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { useFirstMistake } from '#app/ui/admin/editor/use-first-mistake.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { MailServerReply } from './commands/mail-server-actions.server.ts';
import type { ServerMistake, ShownServer } from './mail-server-form.ts';

type Props = {
  part: MailPart;
  shown: ShownServer;
  mayEdit: boolean;
  reply: MailServerReply | undefined;
};

const TRIES = { outgoing: 'try-outgoing', incoming: 'try-incoming' } as const;

/** The outcome of a try of this part, if that was the last post. */
function outcomeIn(part: MailPart, reply: MailServerReply | undefined) {
  if (!reply?.ok) return undefined;
  if (reply.intent !== 'try-outgoing' && reply.intent !== 'try-incoming') return undefined;
  return reply.intent === TRIES[part] ? reply.data : undefined;
}

function Outcome({ part, reply }: Pick<Props, 'part' | 'reply'>) {
  const { t } = useTranslation('mails', { keyPrefix: 'servers' });
  const outcome = outcomeIn(part, reply);
  if (!outcome) return null;
  const { problem, host } = outcome;
  return problem ? (
    <p className="admin-notice bad" role="alert">
      {t(`problems.${problem}`, { host })}
    </p>
  ) : (
    <p className="admin-notice" role="status">
      {t(`works.${part}`, { host })}
    </p>
  );
}

/** Fields that the environment sets, as text. */
function FixedServer({ part, shown }: Pick<Props, 'part' | 'shown'>) {
  const { t } = useTranslation('mails', { keyPrefix: 'servers' });
  const name = part === 'outgoing' ? 'SMTP_URL' : 'INBOUND_MAIL_URL';
  return (
    <>
      <p className="admin-notice">{t('fixed', { name })}</p>
      <dl className="facts">
        <div>
          <dt>{t('fields.host')}</dt>
          <dd>
            {shown.host}:{shown.port}
          </dd>
        </div>
        <div>
          <dt>{t('fields.security')}</dt>
          <dd>{t(`securities.${shown.security}`)}</dd>
        </div>
        {shown.login !== '' && (
          <div>
            <dt>{t('fields.login')}</dt>
            <dd>{shown.login}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

type Filled = {
  value: (name: 'host' | 'port' | 'security' | 'login' | 'address') => string;
  mistake: (name: string) => string | undefined;
};

function ServerFields({
  part,
  shown,
  filled,
}: Omit<Props, 'mayEdit' | 'reply'> & { filled: Filled }) {
  const { t } = useTranslation('mails', { keyPrefix: 'servers' });
  const { value, mistake } = filled;
  return (
    <>
      {shown.isUnreadable && <p className="admin-notice bad">{t('unreadable')}</p>}
      <Field
        id={`${part}-host`}
        name="host"
        label={t('fields.host')}
        hint={t(`hints.host.${part}`)}
        defaultValue={value('host')}
        error={mistake('host')}
        maxLength={253}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Select
        id={`${part}-security`}
        name="security"
        label={t('fields.security')}
        defaultValue={value('security')}
        error={mistake('security')}
        options={SECURITIES.filter((one) => part === 'outgoing' || one !== 'none').map((one) => ({
          value: one,
          label: t(`securities.${one}`),
        }))}
      />
      <Field
        id={`${part}-port`}
        name="port"
        inputMode="numeric"
        label={t('fields.port')}
        hint={t(`hints.port.${part}`)}
        defaultValue={value('port')}
        error={mistake('port')}
        maxLength={5}
        autoComplete="off"
      />
      <Field
        id={`${part}-login`}
        name="login"
        label={t('fields.login')}
        hint={part === 'outgoing' ? t('hints.login') : undefined}
        defaultValue={value('login')}
        error={mistake('login')}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        id={`${part}-password`}
        name="password"
        type="password"
        label={t('fields.password')}
        hint={t(shown.hasPassword ? 'hints.passwordStored' : 'hints.password')}
        error={mistake('password')}
        maxLength={500}
        autoComplete="new-password"
      />
    </>
  );
}

/** What the fields show: what was typed, else what is stored. */
function useFilled({ part, shown, reply }: Omit<Props, 'mayEdit'>): Filled {
  const { t } = useTranslation('mails', { keyPrefix: 'servers' });
  const refused = reply?.ok === false && reply.intent.endsWith(part) ? reply : undefined;
  const mistakes = (refused?.fieldErrors ?? {}) as Readonly<Record<string, ServerMistake>>;
  const typed: Readonly<Record<string, string>> | undefined =
    refused?.values ?? outcomeIn(part, reply)?.typed;
  return {
    value: (name) => typed?.[name] ?? shown[name],
    mistake: (name) => {
      const code = mistakes[name];
      return code ? t(`mistakes.${code}`) : undefined;
    },
  };
}

/** One of both servers: its form, or what the environment sets. */
export function MailServerFields({ part, shown, mayEdit, reply }: Props) {
  const { t } = useTranslation('mails', { keyPrefix: 'servers' });
  const filled = useFilled({ part, shown, reply });
  const form = useRef<HTMLFormElement>(null);
  useFirstMistake(form, reply);
  const hasForm = mayEdit && !(shown.fixed && shown.addressFixed);
  return (
    <section aria-labelledby={part} className="form-page-part">
      <h2 className="subtitle" id={part}>
        {t(`parts.${part}`)}
      </h2>
      <p className="soft">{t(`leads.${part}`)}</p>
      <Outcome part={part} reply={reply} />
      {(shown.fixed || !mayEdit) && (shown.host !== '' || shown.fixed) && (
        <FixedServer part={part} shown={shown} />
      )}
      {mayEdit && (
        <Form ref={form} method="post" className="form-page" noValidate preventScrollReset>
          {!shown.fixed && <ServerFields part={part} shown={shown} filled={filled} />}
          {shown.addressFixed ? (
            <p className="soft">
              {t('fixedAddress', {
                name: part === 'outgoing' ? 'MAIL_FROM' : 'REPLY_ADDRESS',
                address: shown.address,
              })}
            </p>
          ) : (
            <Field
              id={`${part}-address`}
              name="address"
              label={t(`fields.address.${part}`)}
              hint={t(`hints.address.${part}`)}
              defaultValue={filled.value('address')}
              error={filled.mistake('address')}
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
          <p className="acts">
            {hasForm && (
              <Button type="submit" name="intent" value={`save-${part}`}>
                {t('save')}
              </Button>
            )}
            <Button type="submit" name="intent" value={TRIES[part]} variant="outline">
              {t('try')}
            </Button>
          </p>
        </Form>
      )}
      {mayEdit && !shown.fixed && (shown.host !== '' || shown.isUnreadable) && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={`remove-${part}`} />
          <ConfirmSubmit
            label={t('remove.label')}
            item={t(`parts.${part}`)}
            question={t(`remove.question.${part}`)}
            text={t(`remove.text.${part}`)}
            confirm={t('remove.label')}
            cancel={t('remove.cancel')}
          />
        </Form>
      )}
    </section>
  );
}
