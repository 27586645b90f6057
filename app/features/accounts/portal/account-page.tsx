import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#app/areas/auth/auth-languages.tsx';
import { Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import type { Frame } from '#app/areas/portal/portal-page.server.ts';
import {
  CLIENT_NOTICES,
  type ClientNoticeKind,
  NOTICE_WAYS,
  type NoticeWay,
} from '#app/features/client-notices/client-notices.ts';
import type { ClientPeople } from '#app/features/projects/client-people.store.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { authPaths, portalPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Done } from './account-reply.ts';
import type { AccountReply } from './commands/account-actions.server.ts';
import { DevicePart } from './device-part.tsx';
import { PeoplePart } from './people-part.tsx';

type Props = {
  frame: Frame;
  people: ClientPeople | null;
  choices: Readonly<Record<ClientNoticeKind, NoticeWay>>;
  me: { name: string; email: string; locale: string };
  sessions: number;
  isStaff: boolean;
  done: Done | null;
  protocol: string;
  requestId: string;
  now: string;
  reply: AccountReply | undefined;
};

/** The result of the last action. */
function Outcome({ done, protocol, reply }: Pick<Props, 'done' | 'protocol' | 'reply'>) {
  const { t } = useTranslation('client-account');
  if (reply) {
    return (
      <div className="portal-note portal-failed" role="alert">
        <p>
          <b>{t(`refused.${reply.code === 'forbidden' ? 'gone' : reply.code}`)}</b>
        </p>
      </div>
    );
  }
  if (!done) return null;
  return (
    <div className="portal-note" role="status">
      <p>
        <b>{t(`done.${done}`, { protocol })}</b>
      </p>
    </div>
  );
}

function Profile({ me, reply }: Pick<Props, 'me' | 'reply'>) {
  const { t } = useTranslation('client-account');
  const typed = reply?.intent === 'profile' ? reply.values : undefined;
  return (
    <Part id="perfil" title={t('profile.title')}>
      <form method="post" action={portalPaths.account} className="portal-form">
        <input type="hidden" name="intent" value="profile" />
        <Field
          id="nome"
          name="name"
          label={t('profile.name')}
          autoComplete="name"
          maxLength={120}
          defaultValue={typed?.['name'] ?? me.name}
          error={typed && t('profile.nameError')}
          required
        />
        <ChoiceGroup
          id="idioma"
          name="locale"
          label={t('profile.language')}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          defaultValue={typed?.['locale'] ?? me.locale}
        />
        <Button type="submit" variant="outline" small>
          {t('profile.save')}
        </Button>
      </form>
    </Part>
  );
}

/** Each kind of news with how the user is notified; the portal shows the news whatever is chosen. */
function Notices({ choices }: Pick<Props, 'choices'>) {
  const { t } = useTranslation('client-notices');
  const { t: own } = useTranslation('client-account');
  return (
    <Part id="avisos" title={own('notices.title')}>
      <form method="post" action={portalPaths.account} className="portal-form">
        <input type="hidden" name="intent" value="notices" />
        <p className="soft">{own('notices.lead')}</p>
        {CLIENT_NOTICES.map((kind) => (
          <ChoiceGroup
            key={kind}
            id={`aviso-${kind.replace('.', '-')}`}
            name={kind}
            label={t(`kinds.${kind}.choose`)}
            options={NOTICE_WAYS.map((way) => ({ value: way, label: t(`ways.${way}`) }))}
            defaultValue={choices[kind]}
            required
          />
        ))}
        <Button type="submit" variant="outline" small>
          {own('notices.save')}
        </Button>
        <p className="soft">{own('notices.receipts')}</p>
      </form>
    </Part>
  );
}

/** How the user signs in: those pages belong to the account. */
function SignIn({ sessions, frame }: Pick<Props, 'sessions' | 'frame'>) {
  const { t } = useTranslation('client-account');
  const rows = [
    [t('signIn.sessions', { count: sessions }), authPaths.sessions, t('signIn.see')],
    [t('signIn.passkeys'), authPaths.passkeys, t('signIn.manage')],
    [t('signIn.second'), authPaths.secondFactor, t('signIn.manage')],
    [t('signIn.password'), authPaths.password, t('signIn.manage')],
    [t('signIn.email'), authPaths.email, t('signIn.manage')],
  ] as const;
  return (
    <Part id="entrada" title={t('signIn.title')}>
      <ul className="portal-rows">
        {rows.map(([label, href, word]) => (
          <li key={href} className="portal-row">
            <p>{label}</p>
            {!frame.viewedSince && (
              <a className="link" href={href}>
                {word}
                <span className="unseen">{`: ${label}`}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function OwnData({ requestId, frame }: Pick<Props, 'requestId' | 'frame'>) {
  const { t } = useTranslation('client-account');
  return (
    <Part id="dados" title={t('data.title')}>
      <p className="soft">{t('data.lead')}</p>
      <ul className="portal-rows">
        <li className="portal-row">
          <div className="account-what">
            <p>{t('data.copy')}</p>
            <p className="soft">{t('data.copyText')}</p>
          </div>
          {frame.viewedSince ? (
            <Button variant="outline" small disabled>
              {t('data.copyButton')}
            </Button>
          ) : (
            <Button href={portalPaths.copy} variant="outline" small>
              {t('data.copyButton')}
            </Button>
          )}
        </li>
        <li>
          <details className="portal-fold">
            <summary>{t('data.erase')}</summary>
            <p className="soft">{t('data.eraseText')}</p>
            <form method="post" action={portalPaths.account} className="portal-form">
              <input type="hidden" name="intent" value="erase" />
              <input type="hidden" name="id" value={requestId} />
              <input type="hidden" name="sure" value="yes" />
              <Button type="submit" variant="outline" small>
                {t('data.eraseButton')}
              </Button>
            </form>
          </details>
        </li>
      </ul>
    </Part>
  );
}

/** The user's details, the other people who follow the work, notification settings, sign-in and personal
 * data. */
export function AccountPage(props: Props) {
  const { t } = useTranslation('client-account');
  const { frame, people, me } = props;
  const invited = people?.invitations?.length ?? 0;
  const state = people
    ? [
        t('people.count', { count: people.members.length }),
        invited > 0 && t('people.invited', { count: invited }),
      ]
        .filter(Boolean)
        .join(', ')
    : me.email;
  return (
    <PortalFrame frame={frame}>
      <div className="portal-split">
        <div>
          <TwoLines thing={frame.organization?.name ?? t('name')} state={state} />
          <Outcome {...props} />
          {frame.viewedSince && <p className="soft">{t('viewed')}</p>}
          {people && frame.organization && (
            <PeoplePart {...props} people={people} organization={frame.organization} />
          )}
          <Notices {...props} />
        </div>
        <div>
          <Profile {...props} />
          <SignIn {...props} />
          {frame.organization && frame.device && <DevicePart device={frame.device} />}
          <OwnData {...props} />
        </div>
      </div>
    </PortalFrame>
  );
}
