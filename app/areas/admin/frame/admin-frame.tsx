import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatches, useNavigate, useNavigation } from 'react-router';
import type { RoleKey } from '#app/access/permissions.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { Logo } from '#app/features/brand/brand.ts';
import { EntryDialog } from '#app/features/crm/by-hand/admin/entry-dialog.tsx';
import { areaPaths } from '#app/paths.ts';
import { KeyLegend, KeyMap } from '#app/ui/admin/keys/key-map.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { useLive } from '../live/live-state.ts';
import { useRefusedPosts } from '../live/refused-posts.ts';
import { useUnansweredPosts } from '../live/unanswered-posts.ts';
import { CommandPalette } from '../palette/command-palette.tsx';
import { ScreenTabs } from '../settings/screen-tabs.tsx';
import { SettingsIndex } from '../settings/settings-index.tsx';
import { SignedInToast } from '../toasts/signed-in-toast.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MailBar } from './mail-bar.tsx';
import { Navigation } from './navigation.tsx';
import { useOpensToday } from './opens-today.ts';
import { PhoneBar } from './phone-bar.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { ProductSwitch } from './product-switch.tsx';
import { screens, screensFor } from './screens.ts';
import { useCurrentScreen } from './use-current-screen.ts';
import { useFirstEmptyField } from './use-first-empty-field.ts';
import { useMenuInSight } from './use-menu-in-sight.ts';
import type { Waiting } from './waiting.store.server.ts';

export type Person = {
  name: string;
  email: string;
  /** Names of the products that the user's role is limited to; null where it covers all. */
  roleProducts: string[] | null;
  preview: RoleKey | null;
  /** Since when the user is marked as at work; null: not at work. */
  atWork: string | null;
};
export type Branding = { company: string; mark: Logo };
type Props = {
  person: Person;
  branding: Branding;
  role: RoleKey | null;
  waiting: Waiting | null;
  mailStays: boolean;
  children: ReactNode;
};

/** G and a letter lead to a screen that the user may open. */
function useWays(): void {
  const { t } = useTranslation('admin');
  const { has } = usePermissions();
  const navigate = useNavigate();
  const ways = screensFor(has).flatMap(({ key, path, go }) => (go ? [{ key, path, go }] : []));
  const home = useOpensToday()
    ? [{ keys: 'g h', label: t('home'), path: areaPaths.admin as string }]
    : [];
  useKeys(
    [
      ...home,
      ...ways.map(({ key, path, go }) => ({ keys: `g ${go}`, label: t(`nav.${key}`), path })),
    ].map(({ path, ...key }) => ({ ...key, group: 'go', run: () => void navigate(path) })),
  );
}

function Mark({ company, mark }: Branding) {
  const { url, nightUrl } = mark;
  const size = { width: 22, height: 22 };
  return (
    <Link className="admin-home" to={areaPaths.admin}>
      <img {...size} alt="" src={url} className={nightUrl && 'logo-light'} />
      {nightUrl && <img {...size} alt="" src={nightUrl} className="logo-dark" loading="lazy" />}
      <span>{company}</span>
    </Link>
  );
}

/** The keyboard shortcuts, and whether the screen receives live events. */
function Foot() {
  const { t } = useTranslation('admin');
  const live = useLive();
  return (
    <footer className="admin-foot">
      <KeyLegend />
      {live !== null && (
        <p className="admin-live" data-live={live || undefined}>
          {t(live ? 'live.on' : 'live.off')}
        </p>
      )}
    </footer>
  );
}

/** Whether a screen declares that it needs the width of the menu's names. */
const isWide = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'wide' in handle && handle.wide === true;

/** Menu, head and breadcrumb of every staff screen. */
export function AdminFrame({ person, branding, role, waiting, mailStays, children }: Props) {
  const { t } = useTranslation('admin');
  const busy = useNavigation().state !== 'idle';
  useUnansweredPosts();
  useRefusedPosts();
  useWays();
  useFirstEmptyField();
  const menu = useMenuInSight();
  const current = useCurrentScreen();
  const hasIndex = screens.find(({ key }) => key === current)?.group === 'settings';
  const wide = useMatches().some(({ handle }) => isWide(handle));
  return (
    <div className="admin" data-wide={wide || undefined}>
      <a className="skip" href="#conteudo">
        {t('skip')}
      </a>
      <header className="admin-rail">
        <Mark {...branding} />
        <CommandPalette company={branding.company} />
        <EntryDialog />
        <ProductSwitch />
        <nav ref={menu} className="admin-nav" aria-label={t('navigation')}>
          <Navigation waiting={waiting} />
        </nav>
        <AccountMenu
          name={person.name}
          email={person.email}
          role={role}
          roleProducts={person.roleProducts}
          atWork={person.atWork}
        />
      </header>
      <div className="admin-place">
        {person.preview && <PreviewBar role={person.preview} />}
        {mailStays && <MailBar />}
        <div className="admin-middle" data-index={hasIndex || undefined}>
          {hasIndex && <SettingsIndex waiting={waiting} />}
          <main id="conteudo" className="admin-screen" aria-busy={busy}>
            <progress className="admin-busy" aria-label={t('loading')} hidden={!busy} />
            <ScreenTabs />
            {children}
          </main>
        </div>
        <Foot />
      </div>
      <PhoneBar waiting={waiting} />
      <KeyMap />
      <SignedInToast />
    </div>
  );
}
