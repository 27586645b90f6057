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
import type { Resource } from '#app/access/permissions.ts';
import { type AdminScreen, adminPaths } from '#app/paths.ts';

/** Parts of the menu, in their order. */
export const SCREEN_GROUPS = ['relations', 'service', 'site', 'access', 'record'] as const;

/** Screens of the menu, in its order, each with the resource one must be allowed to read. */
const menu = [
  { key: 'leads', group: 'relations', resource: 'crm', icon: Inbox, go: 'l' },
  { key: 'tasks', group: 'relations', resource: 'crm', icon: SquareCheck, go: 'a' },
  { key: 'deals', group: 'relations', resource: 'crm', icon: Columns3, go: 'n' },
  { key: 'clientProjects', group: 'relations', resource: 'projects', icon: Hammer, go: 'j' },
  { key: 'invoices', group: 'relations', resource: 'financial', icon: ReceiptText, go: 'i' },
  { key: 'newsletter', group: 'relations', resource: 'campaigns', icon: Mail, go: 'w' },
  { key: 'surveys', group: 'relations', resource: 'campaigns', icon: Star },
  { key: 'mentions', group: 'relations', resource: 'crm', or: 'feedback', icon: AtSign, go: 'm' },
  { key: 'contacts', group: 'relations', resource: 'crm', icon: ContactRound, go: 'c' },
  { key: 'companies', group: 'relations', resource: 'crm', icon: Building, go: 'k' },
  { key: 'results', group: 'relations', resource: 'crm', icon: ChartBarBig, go: 'r' },
  { key: 'templates', group: 'relations', resource: 'crm', icon: MessageSquareQuote },
  { key: 'answerTargets', group: 'relations', resource: 'settings', icon: Timer },
  { key: 'leadRules', group: 'relations', resource: 'settings', icon: Split },
  { key: 'score', group: 'relations', resource: 'settings', icon: Gauge },
  { key: 'automation', group: 'relations', resource: 'settings', icon: Workflow, go: 'u' },
  { key: 'products', group: 'relations', resource: 'settings', icon: Package },
  { key: 'tickets', group: 'service', resource: 'feedback', icon: Headset, go: 'd' },
  { key: 'feedback', group: 'service', resource: 'feedback', icon: MessageSquareText, go: 'f' },
  { key: 'inboundMails', group: 'service', resource: 'feedback', icon: MailOpen },
  { key: 'feedbackProjects', group: 'service', resource: 'settings', icon: Blocks },
  { key: 'content', group: 'site', resource: 'settings', icon: FileText, go: 't' },
  { key: 'forms', group: 'site', resource: 'settings', icon: TextCursorInput, go: 'o' },
  { key: 'seo', group: 'site', resource: 'settings', icon: SearchCheck, go: 'e' },
  { key: 'brand', group: 'site', resource: 'settings', icon: Palette, go: 'b' },
  { key: 'logos', group: 'site', resource: 'settings', icon: Shapes },
  { key: 'company', group: 'site', resource: 'settings', icon: Building2 },
  { key: 'holidays', group: 'site', resource: 'settings', icon: CalendarDays },
  { key: 'people', group: 'access', resource: 'users', icon: Users, go: 'p' },
  { key: 'roles', group: 'access', resource: 'users', icon: KeyRound },
  { key: 'privacy', group: 'access', resource: 'users', icon: Scale },
  { key: 'security', group: 'record', resource: 'users', icon: ShieldCheck },
  { key: 'changes', group: 'record', resource: 'settings', icon: History },
  { key: 'mails', group: 'record', resource: 'settings', icon: MailCheck, go: 's' },
  { key: 'work', group: 'record', resource: 'settings', icon: ListChecks },
] as const satisfies readonly (Omit<Screen, 'key' | 'path'> & { key: AdminScreen })[];

export type ScreenKey = (typeof menu)[number]['key'];

type Screen = {
  key: ScreenKey;
  group: (typeof SCREEN_GROUPS)[number];
  resource: Resource;
  /** Another one that is enough: there is something of both to read. */
  or?: Resource;
  icon: LucideIcon;
  /** The letter that leads here after G. */
  go?: string;
  path: string;
};

export const screens: readonly Screen[] = menu.map((screen) => ({
  ...screen,
  path: adminPaths[screen.key],
}));

/** The screens that somebody may open, by what she may do. */
export const screensFor = (may: (resource: Resource, action: 'read') => boolean): Screen[] =>
  screens.filter(({ resource, or }) => may(resource, 'read') || (or && may(or, 'read')));
