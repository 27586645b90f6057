import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { CONTACT_TYPES } from '../company.ts';
import type { ContactLine } from './staff-company.ts';

type Props = { unit: string; contacts: readonly ContactLine[] };

function Moves({ unit, contact, first, last }: MovesProps) {
  const { t } = useTranslation('company');
  const button = (way: 'up' | 'down', disabled: boolean) => (
    <button
      type="submit"
      className="b o s"
      name="way"
      value={way}
      // Pressed again and again: a button that vanished under the focus would lose it.
      aria-disabled={disabled || undefined}
    >
      {t(`contacts.${way}`)}
      <span className="vh">{contact.label}</span>
    </button>
  );
  return (
    <Form
      method="post"
      action={`${adminPath('company')}?unit=${unit}`}
      preventScrollReset
      className="acts"
    >
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="contact" value={contact.id} />
      {button('up', first)}
      {button('down', last)}
    </Form>
  );
}
type MovesProps = { unit: string; contact: ContactLine; first: boolean; last: boolean };

/** Ways to reach a unit, in the order visitors see them. */
export function ContactList({ unit, contacts }: Props) {
  const { t } = useTranslation('company');
  const { may } = usePermissions();
  return (
    <section className="contact-list" aria-labelledby="contacts">
      <h2 className="t3" id="contacts">
        {t('contacts.title')}
      </h2>
      <p className="soft">{t(contacts.length > 0 ? 'contacts.lead' : 'contacts.empty')}</p>
      <ol>
        {contacts.map((contact, index) => (
          <li key={contact.id}>
            <Link className="ad-row-link" to={adminPath('contact', { id: contact.id })}>
              <b>{contact.label}</b>{' '}
              {contact.labelEn && <span lang="en">{`(${contact.labelEn})`} </span>}
              <span>{contact.text}</span>
            </Link>
            <span className="soft">
              {t(`types.${contact.type}`)}
              {!(contact.isActive && contact.isPublic) && ` · ${t('contacts.hidden')}`}
            </span>
            {may('settings', 'update') && (
              <Moves
                unit={unit}
                contact={contact}
                first={index === 0}
                last={index === contacts.length - 1}
              />
            )}
          </li>
        ))}
      </ol>
      {may('settings', 'create') && (
        <ul className="acts">
          {CONTACT_TYPES.map((type) => (
            <li key={type}>
              <Link className="b o s" to={`${adminPath('newContact')}?unit=${unit}&type=${type}`}>
                {t(`contacts.add.${type}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
