import { useQuery } from '@tanstack/react-query';
import {
  Building,
  CircleUser,
  ContactRound,
  Globe,
  ImageUp,
  Inbox,
  Keyboard,
  type LucideIcon,
  Merge,
  MonitorCog,
  Moon,
  Plus,
  Sun,
  User,
  UserPlus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { foldText } from '#app/i18n/fold-text.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, adminPaths, authPaths, pathTo } from '#app/paths.ts';
import { useAllKeys } from '#app/ui/admin/keys/keys.tsx';
import type { Found } from '../live/found.ts';
import { patientFetch } from '../live/patient-fetch.ts';
import { screensFor } from './screens.ts';
import { chooseTheme, THEMES } from './theme-switch.tsx';

/** A screen, record or action of the palette. */
export type Finding = { key: string; name: string; detail: string; icon: LucideIcon } & (
  | { to: string }
  | { run: () => void }
);

const SHORTEST = 3;
function placeOf({ kind, id }: Found): string {
  if (kind === 'person') return adminPath('person', { personId: id });
  return adminPath(kind === 'company' ? 'crmCompany' : kind, { id });
}
const ICONS = { lead: Inbox, contact: ContactRound, company: Building, person: User };

async function find(text: string): Promise<Found[]> {
  const answer = await patientFetch(`${adminPaths.find}?${new URLSearchParams({ q: text })}`);
  if (!answer.ok || answer.redirected) throw new Error(`The search answered ${answer.status}.`);
  return answer.json() as Promise<Found[]>;
}

/** Actions that work on every screen, as far as the user has the permission. */
function useActions(): Finding[] {
  const { t } = useTranslation('admin');
  const { may } = usePermissions();
  const locale = useLocale();
  const keys = useAllKeys();
  const detail = t('palette.action');
  const icons = { system: MonitorCog, light: Sun, dark: Moon };
  const themes = THEMES.map((theme) => ({
    key: `theme-${theme}`,
    name: t(`palette.actions.theme.${theme}`),
    detail,
    icon: icons[theme],
    run: () => chooseTheme(theme),
  }));
  const map = keys.find(({ keys: pressed }) => pressed === '?');
  const entry = keys.find(({ keys: pressed }) => pressed === 'c');
  return [
    ...(entry ? [{ key: 'entry', name: entry.label, detail, icon: Plus, run: entry.run }] : []),
    ...(may('crm', 'read')
      ? [
          {
            key: 'pairs',
            name: t('palette.actions.pairs'),
            detail,
            icon: Merge,
            to: adminPaths.contactPairs,
          },
        ]
      : []),
    ...(may('users', 'create')
      ? [
          {
            key: 'invite',
            name: t('palette.actions.invite'),
            detail,
            icon: UserPlus,
            to: adminPaths.invite,
          },
        ]
      : []),
    ...(may('settings', 'create')
      ? [
          {
            key: 'logo',
            name: t('palette.actions.logo'),
            detail,
            icon: ImageUp,
            to: adminPaths.logoUpload,
          },
        ]
      : []),
    ...themes,
    ...(map
      ? [{ key: 'keys', name: t('palette.actions.keys'), detail, icon: Keyboard, run: map.run }]
      : []),
    {
      key: 'account',
      name: t('palette.actions.account'),
      detail,
      icon: CircleUser,
      to: authPaths.account,
    },
    {
      key: 'site',
      name: t('palette.actions.site'),
      detail,
      icon: Globe,
      to: pathTo('home', locale),
    },
  ];
}

/** Screens by any of their words, leads, people and actions that the user may open. */
export function useFindings(typed: string) {
  const { t } = useTranslation('admin');
  const { has, may } = usePermissions();
  const actions = useActions();
  // Not deferred: Enter opens the first result, which must match the text in the box.
  const text = typed.trim();
  const wanted = text.length >= SHORTEST && (may('crm', 'read') || may('users', 'read'));
  const { data = [], isFetching } = useQuery({
    queryKey: ['find', text],
    queryFn: () => find(text),
    enabled: wanted,
  });
  const sought = foldText(text);
  const fits = (words: string) => foldText(words).includes(sought);
  const own = screensFor(has);
  // By its name before its keywords, which are a list of words: “cor” is no part of “score”.
  const named = own.filter(({ key }) => fits(t(`nav.${key}`)));
  const begins = (words: string) => ` ${foldText(words)}`.includes(` ${sought}`);
  const about = own.filter(({ key }) => !fits(t(`nav.${key}`)) && begins(t(`keywords.${key}`)));
  const pages = [...named, ...about].map(({ key, path, icon }) => ({
    key,
    to: path,
    icon,
    name: t(`nav.${key}`),
    detail: t('palette.screen'),
  }));
  const rows = data.map((found) => ({
    key: found.id,
    to: placeOf(found),
    icon: ICONS[found.kind],
    name: found.name,
    detail: [
      t(`palette.${found.kind}`),
      found.detail,
      ...(found.matched === 'answers' ? [t('palette.inAnswers')] : []),
    ].join(', '),
  }));
  const findings: Finding[] = [
    ...pages,
    ...(wanted ? rows : []),
    ...actions.filter(({ name }) => fits(name)),
  ];
  return { findings, searching: isFetching };
}
