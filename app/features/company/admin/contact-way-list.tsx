import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { CONTACT_WAY_TYPES } from '../company.ts';
import type { ContactWayLine } from './staff-company.ts';

type Props = { unit: string; ways: readonly ContactWayLine[] };

function Moves({ unit, way, first, last }: MovesProps) {
  const { t } = useTranslation('company');
  const button = (direction: 'up' | 'down', disabled: boolean) => (
    <button
      type="submit"
      className="button outlined compact"
      name="way"
      value={direction}
      // Pressed again and again: a button that vanished under the focus would lose it.
      aria-disabled={disabled || undefined}
    >
      {t(`contacts.${direction}`)}
      <span className="unseen">{way.label}</span>
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
      <input type="hidden" name="contact" value={way.id} />
      {button('up', first)}
      {button('down', last)}
    </Form>
  );
}
type MovesProps = { unit: string; way: ContactWayLine; first: boolean; last: boolean };

/** Ways to reach a unit, in the order visitors see them. */
export function ContactWayList({ unit, ways }: Props) {
  const { t } = useTranslation('company');
  return (
    <section className="contact-way-list" aria-labelledby="contacts">
      <h2 className="subtitle" id="contacts">
        {t('contacts.title')}
      </h2>
      <p className="soft">{t(ways.length > 0 ? 'contacts.lead' : 'contacts.empty')}</p>
      <ol>
        {ways.map((way, index) => (
          <li key={way.id}>
            <Link className="admin-row-link" to={adminPath('contactWay', { id: way.id })}>
              <b>{way.label}</b> {way.labelEn && <span lang="en">{`(${way.labelEn})`} </span>}
              <span>{way.text}</span>
            </Link>
            <span className="soft">
              {t(`types.${way.type}`)}
              {!(way.isActive && way.isPublic) && ` · ${t('contacts.hidden')}`}
            </span>
            <Needs resource="settings" action="update" label={t('contacts.order')} item={way.label}>
              <Moves unit={unit} way={way} first={index === 0} last={index === ways.length - 1} />
            </Needs>
          </li>
        ))}
      </ol>
      <ul className="acts">
        {CONTACT_WAY_TYPES.map((type) => (
          <li key={type}>
            <Needs resource="settings" action="create" label={t(`contacts.add.${type}`)}>
              <Link
                className="button outlined compact"
                to={`${adminPath('newContactWay')}?unit=${unit}&type=${type}`}
              >
                {t(`contacts.add.${type}`)}
              </Link>
            </Needs>
          </li>
        ))}
      </ul>
    </section>
  );
}
