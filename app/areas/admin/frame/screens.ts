import {
  AtSign,
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
  Inbox,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Mail,
  MailCheck,
  MailOpen,
  MessageSquareQuote,
  MessageSquareText,
  Package,
  Palette,
  ReceiptText,
  Scale,
  SearchCheck,
  Shapes,
  ShieldCheck,
  Split,
  SquareCheck,
  Star,
  TextCursorInput,
  Timer,
  Users,
  Workflow,
} from 'lucide-react';
import { isPermitted, type Permission } from '#app/access/permissions.ts';
import type { MenuIcon } from '#app/feature.ts';
import { type MenuScreen, menuEntries } from '#app/registry.ts';

const ICONS: Record<MenuIcon, LucideIcon> = {
  'at-sign': AtSign,
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
  inbox: Inbox,
  'key-round': KeyRound,
  'list-checks': ListChecks,
  mail: Mail,
  'mail-check': MailCheck,
  'mail-open': MailOpen,
  'message-square-quote': MessageSquareQuote,
  'message-square-text': MessageSquareText,
  package: Package,
  palette: Palette,
  'receipt-text': ReceiptText,
  scale: Scale,
  'search-check': SearchCheck,
  shapes: Shapes,
  'shield-check': ShieldCheck,
  split: Split,
  'square-check': SquareCheck,
  star: Star,
  'text-cursor-input': TextCursorInput,
  timer: Timer,
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

/** The screens that a user may open. */
export const screensFor = (has: (permission: Permission) => boolean) =>
  screens.filter(({ permission }) => isPermitted(permission, has));
