import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router';
import type { Role } from '#app/access/permissions.ts';
import { areaPaths } from '#app/paths.ts';
import { useUnansweredPosts } from '../live/unanswered-posts.ts';
import { AccountMenu } from './account-menu.tsx';
import { CommandPalette } from './command-palette.tsx';
import { Navigation } from './navigation.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { SignedInToast } from './signed-in-toast.tsx';

export type Person = { name: string; email: string; preview: Role | null };
type Props = { person: Person; role: Role | null; children: ReactNode };

/** Rail, head and place of every staff screen. */
export function AdminFrame({ person, role, children }: Props) {
  const { t } = useTranslation('admin');
  const busy = useNavigation().state !== 'idle';
  useUnansweredPosts();
  return (
    <div className="ad">
      <a className="skip" href="#conteudo">
        {t('skip')}
      </a>
      <header className="ad-rail">
        <Link className="ad-home" to={areaPaths.admin}>
          {t('home')}
        </Link>
        <CommandPalette />
        <Navigation />
        <AccountMenu name={person.name} email={person.email} role={role} />
      </header>
      <div className="ad-place">
        {person.preview && <PreviewBar role={person.preview} />}
        <main id="conteudo" className="ad-screen" aria-busy={busy}>
          <progress className="ad-busy" aria-label={t('loading')} hidden={!busy} />
          {children}
        </main>
      </div>
      <SignedInToast />
    </div>
  );
}
