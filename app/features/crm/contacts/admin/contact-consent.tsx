import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { FormSent, Subscribed } from '../consent.store.server.ts';
import type { readTerm } from '../contact.store.server.ts';

type Term = Awaited<ReturnType<typeof readTerm>>;
type Props = {
  /** Null for users who may not read the newsletter. */
  newsletter: readonly Subscribed[] | null;
  forms: readonly FormSent[];
  term: Term;
  /** Whether the contact may be surveyed now and then; nothing for users who may not know. */
  surveys: ReactNode;
};

function Newsletter({ subscribed }: { subscribed: Subscribed }) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const { id, email, status, since, page, version, sentence } = subscribed;
  return (
    <>
      {t(`consent.states.${status}`, { since: formatDate(new Date(since), locale) })}
      <small className="contact-consent-of">
        {email}
        {page && `, ${page}`}
      </small>
      <details>
        <summary>{t('consent.version', { version })}</summary>
        {sentence ? (
          <blockquote lang={subscribed.locale}>{sentence}</blockquote>
        ) : (
          <p className="soft">{t('consent.noSentence')}</p>
        )}
        <Link className="link" to={adminPath('newsletterProof', { id })}>
          {t('consent.proof')}
        </Link>
      </details>
    </>
  );
}

/** Until when the contact's data may be kept, and why. */
function Retained({ term }: { term: NonNullable<Term> }) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  return (
    <>
      {term.eraseAt
        ? t(`term.${term.reason}`, {
            until: formatDate(new Date(term.eraseAt), locale),
            last: formatDate(new Date(term.planned ?? term.lastContact), locale),
          })
        : t('term.served')}
      {term.beyond && <small className="contact-consent-of">{t('term.beyond')}</small>}
    </>
  );
}

/** Consents and requests of a contact, where and when, and the retention date. */
export function ContactConsent({ newsletter, forms, term, surveys }: Props) {
  const { t } = useTranslation('contacts');
  const { may } = usePermissions();
  const locale = useLocale();
  const none = newsletter ? t('consent.states.none') : t('consent.hidden');
  const newsletters: ReactNode[] = newsletter?.length
    ? newsletter.map((subscribed) => <Newsletter key={subscribed.id} subscribed={subscribed} />)
    : [none];
  return (
    <section aria-labelledby="consent" className="contact-consent">
      <h2 className="subtitle" id="consent">
        {t('consent.title')}
      </h2>
      <dl className="admin-facts">
        <div>
          <dt>{t('consent.forms')}</dt>
          <dd>
            {forms.length === 0 && t('consent.noForms')}
            <ul>
              {forms.map(({ id, at, page, protocol }) => (
                <li key={id}>
                  <Link className="link" to={adminPath('lead', { id })}>
                    {formatDate(new Date(at), locale)}
                  </Link>{' '}
                  <span className="num soft">{protocol}</span>
                  {page && <small className="contact-consent-of">{page}</small>}
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{t('consent.newsletter')}</dt>
          <dd>
            {newsletters.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as many as there are addresses
              <div key={at}>{entry}</div>
            ))}
          </dd>
        </div>
        {surveys && (
          <div>
            <dt>{t('consent.surveys')}</dt>
            <dd>{surveys}</dd>
          </div>
        )}
        <div>
          <dt>{t('consent.analytics')}</dt>
          <dd className="soft">{t('consent.nameless')}</dd>
        </div>
        {term && (
          <div>
            <dt>{t('term.title')}</dt>
            <dd>
              <Retained term={term} />
            </dd>
          </div>
        )}
      </dl>
      {may('users', 'read') && (
        <Link className="link" to={adminPath('privacy')}>
          {t('term.erase')}
        </Link>
      )}
    </section>
  );
}
