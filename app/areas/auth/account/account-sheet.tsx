import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { authPaths } from '#app/paths.ts';
import { AuthHead } from '../auth-head.tsx';
import type { FormReply } from '../auth-page.server.ts';
import type { Done } from '../done.ts';
import { DoneNotice } from '../done-notice.tsx';

const PAGES = ['account', 'password', 'email', 'secondFactor', 'passkeys', 'sessions'] as const;

type Props = {
  title: string;
  lead: string;
  /** The area of this user. */
  home?: { href: string; name: 'admin' | 'portal' };
  done?: Done | null;
  reply?: FormReply | undefined;
  children: ReactNode;
};

/** The layout of the user's own pages: navigation on the left, the content beside. */
export function AccountSheet({ title, lead, home, done, reply, children }: Props) {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  return (
    <div className="auth">
      <AuthHead />
      <main id="conteudo" className="account frame">
        <nav className="account-nav" aria-label={t('account.nav.label')}>
          {home && <a href={home.href}>{t(`account.nav.${home.name}`)}</a>}
          {PAGES.map((page) => (
            <a
              key={page}
              href={authPaths[page]}
              aria-current={pathname === authPaths[page] ? 'page' : undefined}
            >
              {t(`account.nav.${page}`)}
            </a>
          ))}
          <a href={authPaths.signOut}>{t('account.nav.signOut')}</a>
        </nav>
        <div className="account-sheet">
          <h1 className="sheet-title">{title}</h1>
          <p className="lead">{lead}</p>
          {done && !reply && <DoneNotice done={done} />}
          {children}
        </div>
      </main>
    </div>
  );
}
