import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatPhone, telUrl } from '#app/features/company/company.ts';
import type { BouncedAddress } from '#app/features/inbound/bounced-addresses.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useEdition } from '#app/ui/admin/use-edition.ts';
import type { ContactReply } from '../commands/contact-actions.server.ts';
import type { readContact } from '../contact.store.server.ts';
import type { Owner } from '../contacts.ts';
import { sourceName } from '../source-name.ts';
import { ContactEditor } from './contact-editor.tsx';

type Props = {
  /** What the contact is called on the page. */
  name: string;
  contact: NonNullable<Awaited<ReturnType<typeof readContact>>>;
  owners: readonly Owner[];
  /** Addresses of the contact that have bounced. */
  bounced: readonly BouncedAddress[];
  action: string;
  fetcher: FetcherWithComponents<ContactReply>;
};

/** A contact's details and company; users with the permission can edit them. */
export function ContactPerson({ name, contact, owners, bounced, action, fetcher }: Props) {
  const { t } = useTranslation('contacts');
  const { may } = usePermissions();
  const locale = useLocale();
  const { points, owner, source } = contact;
  const { data } = fetcher;
  const outcome = useMemo(
    () =>
      data?.ok && data.intent === 'save'
        ? { kind: 'saved', revision: data.data.revision ?? 0 }
        : undefined,
    [data],
  );
  const { edition, ...heard } = useEdition(`contact ${contact.id}`, contact.revision, outcome);
  const closed = new Set(bounced.filter((one) => one.closed).map(({ email }) => email));
  const facts = [
    ...points.map(({ kind, value, label }) => ({
      key: value,
      name: label ? `${t(kind)}, ${label}` : t(kind),
      value:
        kind === 'phone' ? (
          <a className="link" href={telUrl(value)}>
            {formatPhone(value, locale)}
          </a>
        ) : (
          value
        ),
    })),
    { key: 'owner', name: t('owner'), value: owner?.name || t('nobody') },
    { key: 'source', name: t('source'), value: sourceName(t, source) },
  ].filter(({ value }) => value !== '');
  return (
    <section aria-labelledby="who" data-acts={name}>
      <h2 className="subtitle" id="who">
        {t('person')}
      </h2>
      <dl className="admin-facts">
        {facts.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {value}
              {closed.has(key.toLowerCase()) && <span className="note-tag">{t('bounced')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {may('crm', 'update') && (
        <details className="contact-edit" key={edition} {...heard}>
          <summary className="button outlined compact">{t('edit')}</summary>
          <ContactEditor {...{ contact, owners, action, fetcher }} />
        </details>
      )}
    </section>
  );
}
