import {
  Bell,
  Blocks,
  Building,
  Building2,
  CalendarDays,
  ChartBarBig,
  Columns3,
  ContactRound,
  FileText,
  Gauge,
  Hammer,
  Headset,
  History,
  ImageUp,
  Inbox,
  KeyRound,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Mail,
  MailCheck,
  MailOpen,
  Merge,
  MessageSquareQuote,
  MessageSquareText,
  Package,
  Palette,
  Plus,
  ReceiptText,
  Ruler,
  Scale,
  SearchCheck,
  Server,
  Settings,
  Shapes,
  ShieldCheck,
  Split,
  SquareCheck,
  Star,
  TextCursorInput,
  Timer,
  Upload,
  User,
  UserPlus,
  Users,
  Workflow,
} from 'lucide-react';
import { isPermitted, type Permission } from '#app/access/permissions.ts';
import type { MenuIcon } from '#app/feature.ts';
import { type MenuScreen, menuEntries } from '#app/registry.ts';

export const ICONS: Record<MenuIcon, LucideIcon> = {
  bell: Bell,
  blocks: Blocks,
  building: Building,
  'building-2': Building2,
  'calendar-days': CalendarDays,
  'chart-bar-big': ChartBarBig,
  'columns-3': Columns3,
  'contact-round': ContactRound,
  'file-text': FileText,
  gauge: Gauge,
  hammer: Hammer,
  headset: Headset,
  history: History,
  'image-up': ImageUp,
  inbox: Inbox,
  'key-round': KeyRound,
  lightbulb: Lightbulb,
  'list-checks': ListChecks,
  mail: Mail,
  'mail-check': MailCheck,
  'mail-open': MailOpen,
  merge: Merge,
  'message-square-quote': MessageSquareQuote,
  'message-square-text': MessageSquareText,
  package: Package,
  palette: Palette,
  plus: Plus,
  'receipt-text': ReceiptText,
  ruler: Ruler,
  scale: Scale,
  'search-check': SearchCheck,
  server: Server,
  settings: Settings,
  shapes: Shapes,
  'shield-check': ShieldCheck,
  split: Split,
  'square-check': SquareCheck,
  star: Star,
  'text-cursor-input': TextCursorInput,
  timer: Timer,
  upload: Upload,
  user: User,
  'user-plus': UserPlus,
  users: Users,
  workflow: Workflow,
};

export type ScreenKey = MenuScreen;

/** Screens of the menu, in its order. */
export const screens = menuEntries.map(({ screen, icon, key: go, ...rest }) => ({
  ...rest,
  key: screen,
  icon: ICONS[icon],
  go,
}));

export type Screen = (typeof screens)[number];

/** The screen whose line of the menu a screen shares. */
export const lineOf = (key: ScreenKey | 'home' | undefined): ScreenKey | 'home' | undefined => {
  const screen = screens.find((one) => one.key === key);
  return (screen?.tabOf as ScreenKey | undefined) ?? key;
};

/** The screens of one line, in the order of their tabs. */
export const tabsOf = (line: ScreenKey, open: readonly Screen[]): readonly Screen[] =>
  open.filter(({ key }) => lineOf(key) === line);

export type Line = Screen & { line: ScreenKey };

/** The lines of a group: each leads to the first of its screens that the user may open. */
export const linesOf = (group: Screen['group'], open: readonly Screen[]): readonly Line[] => {
  const lines = new Map<ScreenKey, Line>();
  for (const screen of open) {
    const line = lineOf(screen.key) as ScreenKey;
    if (screen.group === group && !lines.has(line)) lines.set(line, { ...screen, line });
  }
  // A tab has the icon of its line.
  return [...lines.values()].map((found) => ({
    ...found,
    icon: screens.find(({ key }) => key === found.line)?.icon ?? found.icon,
  }));
};

/** The screens that a user may open. */
export const screensFor = (has: (permission: Permission) => boolean) =>
  screens.filter(({ permission }) => isPermitted(permission, has));
