import { useQuery } from '@tanstack/react-query';
import {
  CircleUser,
  Globe,
  Keyboard,
  type LucideIcon,
  MonitorCog,
  Moon,
  Sun,
  Zap,
} from 'lucide-react';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPermitted } from '#app/access/permissions.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatPhone } from '#app/features/company/company.ts';
import { type Found, isSought, soughtWords } from '#app/features/search/found.ts';
import { foldText } from '#app/i18n/fold-text.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { paletteActs, recordKinds } from '#app/palette-registry.ts';
import { adminPaths, authPaths, fillPattern, pathTo } from '#app/paths.ts';
import { DraftsOf } from '#app/ui/admin/editor/kept-drafts.ts';
import { useAllKeys } from '#app/ui/admin/keys/keys.tsx';
import { recentOf } from '#app/ui/admin/recent-records.ts';
import { ICONS, screensFor } from '../frame/screens.ts';
import { chooseTheme, THEMES } from '../frame/theme-switch.tsx';
import { fetchWithRetry } from '../live/retrying-fetch.ts';
import { type PageAct, pageActs } from './page-acts.ts';
import { capitalized, type FoundAct, useActsOfKind } from './use-record-acts.ts';

/** A screen, record or act of the palette. */
export type Finding = {
  key: string;
  name: string;
  /** Beside the name, as it is searched too. */
  note: string;
  /** At the end of the line: what it is. */
  kind: string;
  /** The keys that do the same. */
  keys: string;
  icon: LucideIcon;
  /** What can be done with the record without opening it first. */
  acts?: readonly FoundAct[];
} & ({ to: string } | { run: () => void });
export type FindingGroup = { key: string; title: string; findings: Finding[] };

/** Typed first, it leaves acts alone. */
const ACTS_ONLY = '>';
/** Keys of the area that the palette has no use for: its own, and the one that leaves the record. */
const NO_ACTS = ['Ctrl K', 'Escape'];

async function find(query: URLSearchParams, signal: AbortSignal): Promise<Found[]> {
  const answer = await fetchWithRetry(`${adminPaths.find}?${query}`, { signal });
  if (!answer.ok || answer.redirected) throw new Error(`The search answered ${answer.status}.`);
  return answer.json() as Promise<Found[]>;
}

/** The found records as lines. */
function useRecordLines() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const actsOf = useActsOfKind();
  return (found: readonly Found[]): Finding[] =>
    found.flatMap(({ kind, id, name, note, reference, value, inside }) => {
      const record = recordKinds.find((one) => one.kind === kind);
      if (!record) return [];
      const [param = 'id'] = record.path.match(/(?<=:)\w+/) ?? [];
      const facts = [
        t(`palette.kinds.${kind}`),
        reference,
        value !== null && value > 0 && formatBrl(value, locale),
        inside && t('palette.inside'),
      ];
      return {
        ...{ key: `${kind}-${id}`, name, note: formatPhone(note, locale), keys: '' },
        kind: facts.filter(Boolean).join(', '),
        icon: ICONS[record.icon],
        to: fillPattern(record.path, { [param]: id }),
        acts: actsOf(record.kind),
      };
    });
}

/** What can be done with the open record: its buttons, and its keys. */
function useRecordActs(bars: ReturnType<typeof pageActs>): Omit<FindingGroup, 'key'> {
  const { t } = useTranslation('admin');
  const keys = useAllKeys();
  const own = bars.filter(({ of }) => of !== '');
  const [first] = own;
  const buttons = own.flatMap(({ acts }) => acts);
  const pressed = new Set(buttons.map((act) => act.keys).filter(Boolean));
  const bound = keys
    .filter(({ group, keys: key }) => group === 'record' && !NO_ACTS.includes(key))
    .filter(({ keys: key }) => !pressed.has(key.toLowerCase()));
  const names = new Set<string>();
  return {
    title: first ? t('palette.doWith', { name: first.of }) : t('palette.doHere'),
    findings: [
      ...bound.map(({ keys: key, label, run, icon }) => ({
        ...{ name: capitalized(label), keys: key, run, icon: icon ?? Zap },
      })),
      ...buttons.map(({ name, keys: key, press }) => ({ name, keys: key, run: press, icon: Zap })),
    ]
      .filter(({ name }) => !names.has(name) && names.add(name))
      .map((act) => ({ ...act, key: `here-${act.name}`, note: '', kind: '' })),
  };
}

/** What is typed behind the name of an act; none where the text does not begin with it. */
function textAfter(label: string, typed: string): string | undefined {
  const [words, begin] = [typed.split(/\s+/), foldText(label).split(/\s+/)];
  const isNamed = begin.every((word, at) => foldText(words[at] ?? '') === word);
  return isNamed ? words.slice(begin.length).join(' ') : undefined;
}

/** Acts that work on every screen, as far as the user has the permission. */
function useAreaActs(bars: ReturnType<typeof pageActs>, text: string): Finding[] {
  const { t } = useTranslation('admin');
  const { has } = usePermissions();
  const locale = useLocale();
  const keys = useAllKeys();
  const plain = { note: '', kind: '', keys: '' };
  const icons = { system: MonitorCog, light: Sun, dark: Moon };
  const account: readonly PageAct[] = bars.flatMap(({ of, acts }) => (of === '' ? acts : []));
  return [
    // “novo contato João Silva”: the act, and the text that it begins with.
    ...keys.flatMap(({ label, takes, icon }) => {
      const rest = takes && textAfter(label, text);
      return takes && rest
        ? {
            ...{ ...plain, key: `key-${label}-with`, icon: icon ?? Keyboard },
            ...{ name: `${capitalized(label)} ${rest}`, run: () => takes(rest) },
          }
        : [];
    }),
    ...keys
      .filter(({ group, keys: key }) => group === 'everywhere' && !NO_ACTS.includes(key))
      .map(({ keys: key, label, run, icon }) => ({
        ...{ ...plain, key: `key-${key}-${label}`, name: capitalized(label), keys: key, run },
        icon: icon ?? Keyboard,
      })),
    ...paletteActs
      .filter(({ permission }) => isPermitted(permission, has))
      .map(({ act, icon, path }) => ({
        ...{ ...plain, key: `act-${act}`, name: t(`palette.acts.${act}`) },
        ...{ icon: ICONS[icon], to: path },
      })),
    ...THEMES.map((theme) => ({
      ...{ ...plain, key: `theme-${theme}`, name: t(`palette.theme.${theme}`) },
      ...{ icon: icons[theme], run: () => chooseTheme(theme) },
    })),
    ...account.map(({ name, press }) => ({
      ...{ ...plain, key: `account-${name}`, name, icon: CircleUser, run: press },
    })),
    {
      ...plain,
      key: 'account',
      name: t('palette.account'),
      icon: CircleUser,
      to: authPaths.account,
    },
    { ...plain, key: 'site', name: t('palette.site'), icon: Globe, to: pathTo('home', locale) },
  ];
}

/** Screens by any of their words, records and acts that the user may open, in groups; recent records first. */
export function useFindings(typed: string) {
  const { t } = useTranslation('admin');
  const { has } = usePermissions();
  const person = use(DraftsOf);
  const lines = useRecordLines();
  // As they were when the palette opened: it covers the page.
  const [bars] = useState(pageActs);
  const [recent] = useState(() => recentOf(person));
  const here = useRecordActs(bars);
  const actsOnly = typed.startsWith(ACTS_ONLY);
  // Not deferred: Enter opens the first result, which must match the text in the box.
  const text = (actsOnly ? typed.slice(ACTS_ONLY.length) : typed).trim();
  const area = useAreaActs(bars, text);
  const words = soughtWords(text);
  const seeks =
    !actsOnly &&
    isSought(text) &&
    recordKinds.some(({ permission }) => isPermitted(permission, has));
  const sought = useQuery({
    queryKey: ['find', text],
    queryFn: ({ signal }) => find(new URLSearchParams({ q: text }), signal),
    enabled: seeks,
  });
  const opened = useQuery({
    queryKey: ['find-recent', ...recent],
    queryFn: ({ signal }) =>
      find(new URLSearchParams(recent.map((record) => ['recent', record])), signal),
    enabled: recent.length > 0,
  });
  const fits = (name: string) => words.every((word) => foldText(name).includes(word));
  const begins = (name: string) => words.every((word) => ` ${foldText(name)}`.includes(` ${word}`));
  /** The acts that fit, those first that begin with the text. */
  const fitting = (acts: readonly Finding[]) => {
    const sought = words.join(' ');
    const isNear = ({ name }: Finding) => foldText(name).startsWith(sought);
    const all = acts.filter(({ name }) => fits(name));
    return [...all.filter(isNear), ...all.filter((act) => !isNear(act))];
  };
  const own = actsOnly ? [] : screensFor(has);
  const pages = (some: typeof own): Finding[] =>
    some.map(({ key, path, icon, go }) => ({
      ...{ key, to: path, icon, note: '', name: t(`nav.${key}`), kind: t('palette.screen') },
      keys: go ? `g ${go}` : '',
    }));
  // By its name before its keywords, which are a list of words: “cor” is no part of “score”.
  const named = own.filter(({ key }) => fits(t(`nav.${key}`)));
  const about = own.filter(({ key }) => !fits(t(`nav.${key}`)) && begins(t(`keywords.${key}`)));
  const isRecent = ({ kind, id }: Found) => recent.includes(`${kind}:${id}`);
  const found = seeks ? (sought.data ?? []) : [];
  const nearest = [...found.filter(isRecent), ...found.filter((one) => !isRecent(one))];
  const last = text === '' && !actsOnly ? (opened.data ?? []) : [];
  const acts = {
    here: { key: 'here', ...here, findings: fitting(here.findings) },
    area: {
      key: 'area',
      title: t('palette.anywhere'),
      findings: fitting(area),
    },
  };
  const groups: FindingGroup[] = [
    { key: 'recent', title: t('palette.recent'), findings: lines(last) },
    ...(text === '' ? [acts.here] : []),
    {
      key: 'go',
      title: t('palette.goTo'),
      // Screens are there at once: records that come later are below them, and move none.
      findings: [...pages(named), ...pages(about), ...lines(nearest)],
    },
    ...(text === '' ? [] : [acts.here]),
    acts.area,
  ].filter(({ findings }) => findings.length > 0);
  return { groups, words, searching: sought.isFetching };
}
