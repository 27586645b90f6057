import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, authPaths } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { type ClientReply, type DealClient, MEMBER_ROLES } from '../clients.ts';
import { ClientMembers } from './client-members.tsx';

type Props = {
  deal: string;
  state: DealClient;
  /** Where visitors reach the site, `https://…`. */
  origin: string;
  reply: ClientReply | undefined;
};

/** The result of the last post, beside its button. */
function ReplyLine({ reply }: Pick<Props, 'reply'>) {
  const { t } = useTranslation('clients');
  const done = reply?.ok ? t(`done.${reply.intent}`) : undefined;
  useSavedToast('client', reply, done);
  if (reply && !reply.ok) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`refused.${reply.code}`)}
      </p>
    );
  }
  return done ? <SavedLine text={done} /> : null;
}

/** The button that makes the client, or why there is none yet. */
function NoClient({ action }: { action: string }) {
  const { t } = useTranslation('clients');
  const { may } = usePermissions();
  return (
    <>
      <p className="soft">{t(may('projects', 'create') ? 'none' : 'nobodyMakes')}</p>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="make-client" />
        <Needs resource="projects" action="create" label={t('make')}>
          <Button type="submit" small busy={useNavigation().state === 'submitting'}>
            {t('make')}
          </Button>
        </Needs>
      </Form>
    </>
  );
}

/** Contacts of the deal who could become members, and those without an account. */
function AddContact({
  action,
  state: { others },
  origin,
}: Pick<Props, 'state' | 'origin'> & { action: string }) {
  const { t } = useTranslation('clients');
  const locale = useLocale();
  const named = ({ name, email }: (typeof others)[number]) => name || email || t('nameless');
  const ready = others.filter(({ account }) => account);
  const waiting = others.filter(({ account }) => !account);
  const names = new Intl.ListFormat(locale).format(waiting.map(named));
  if (others.length === 0) return null;
  return (
    <section className="client-add" aria-labelledby="client-add">
      <h3 id="client-add">{t('add.title')}</h3>
      {ready.length > 0 && (
        <Form
          key={ready.map(({ id }) => id).join()}
          method="post"
          action={action}
          preventScrollReset
        >
          <input type="hidden" name="intent" value="add-member" />
          <Select
            id="client-contact"
            name="contact"
            label={t('add.contact')}
            options={ready.map((one) => ({
              value: one.id,
              label: one.email && one.name ? `${one.name} · ${one.email}` : named(one),
            }))}
          />
          <Select
            id="client-role"
            name="role"
            label={t('add.role')}
            options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          />
          <Button type="submit" small>
            {t('add.submit')}
          </Button>
        </Form>
      )}
      <p className="soft small">{t('roleHint')}</p>
      {waiting.length > 0 && (
        <p className="soft small">
          {t('add.ask', { count: waiting.length, names, address: `${origin}${authPaths.signUp}` })}
        </p>
      )}
    </section>
  );
}

/** A won deal's client: made here, with its members, and further candidates. */
export function DealClientBlock({ deal, state, origin, reply }: Props) {
  const { t } = useTranslation('clients');
  const { may } = usePermissions();
  const locale = useLocale();
  const action = adminPath('deal', { id: deal });
  const { client, members } = state;
  return (
    <section className="clients" aria-labelledby="client">
      <h2 className="subtitle" id="client">
        {t('title')}
      </h2>
      <ReplyLine reply={reply} />
      {!client && <NoClient action={action} />}
      {client && (
        <>
          <p>
            <b>{client.name}</b>{' '}
            <span className="soft">{t('since', { day: formatDay(client.since, locale) })}</span>
            {client.company && (
              <Link className="link" to={adminPath('crmCompany', { id: client.company })}>
                {t('company')}
              </Link>
            )}
            {client.contact && (
              <Link className="link" to={adminPath('contact', { id: client.contact })}>
                {t('contact')}
              </Link>
            )}
          </p>
          {!client.active && <p className="admin-notice">{t('away')}</p>}
          <h3>{t('members')}</h3>
          <ClientMembers action={action} members={members} />
          {may('projects', 'update') && (
            <AddContact action={action} state={state} origin={origin} />
          )}
        </>
      )}
    </section>
  );
}
