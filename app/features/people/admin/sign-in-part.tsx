import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { SignInFacts } from '../people.ts';
import { useDeviceWords } from './use-device-words.ts';

/** How a user signs in, and their present sessions. */
export function SignInPart({ signIn, personId }: { signIn: SignInFacts; personId: string }) {
  const { t, i18n } = useTranslation('people');
  const deviceIn = useDeviceWords();
  const moment = (at: string) => formatDateTime(new Date(at), i18n.language as Locale);
  const facts = [
    [t('person.confirmed'), t(signIn.confirmed ? 'person.emailYes' : 'person.emailNo')],
    [t('person.password'), t(signIn.hasPassword ? 'person.passwordSet' : 'person.passwordMissing')],
    ...(signIn.issuers.length > 0
      ? [[t('person.issuers'), signIn.issuers.join(', ')] as const]
      : []),
    [
      t('person.factor'),
      [
        t(signIn.twoFactor ? 'person.factorOn' : 'person.factorOff'),
        ...(signIn.passkeys > 0 ? [t('person.passkeys', { count: signIn.passkeys })] : []),
      ].join(', '),
    ],
  ] as const;
  return (
    <section className="people-part" aria-labelledby="facts">
      <h2 className="subtitle" id="facts">
        {t('person.facts')}
      </h2>
      <dl className="people-facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <h3 className="people-small">{t('person.sessions')}</h3>
      {signIn.sessions.length === 0 ? (
        <p className="soft">{t('person.noSessions')}</p>
      ) : (
        <ul className="people-sessions">
          {signIn.sessions.map(({ since, seen, address, agent }) => (
            <li key={`${since} ${seen}`}>
              {t('person.session', {
                agent: deviceIn(agent),
                address: address || t('person.unknown'),
                since: moment(since),
                seen: moment(seen),
              })}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="link" to={`${adminPath('security')}?personId=${personId}`}>
          {t('person.events')}
        </Link>
      </p>
    </section>
  );
}
