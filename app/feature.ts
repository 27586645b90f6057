import type { Permission } from './access/permissions.ts';
import type { Locale } from './i18n/locale.ts';
import type {
  AdminScreen,
  authPaths,
  endpoints,
  LocalizedEndpoint,
  PlainRoute,
  PortalPage,
  RouteName,
} from './paths.ts';

/*
 * What a feature adds to the product, as plain data in its `feature.ts`. Routes, menu and permissions come from
 * there (`registry.ts`). Files are relative to `app/`.
 */

/** The values that a query name may have: one text, the name of a page, or any of a list. */
export type QueryValues = 'text' | 'page' | readonly string[];
/** Query names that change what a page shows, with the values that each may have. */
type QueryKeys = Readonly<Record<string, QueryValues>>;

export type SitePage = {
  file: string;
  /** Finished HTML may be cached in memory and shared by all visitors; the default is yes. */
  cache?: boolean;
  /** All other names are dropped before rendering; otherwise a visitor could fill the memory with copies of
   * a page. */
  queryKeys?: QueryKeys;
  /** Names of parameters and query keys that grant access to anyone who holds them. */
  secrets?: readonly string[];
};

export type Endpoint = {
  file: string;
  /** The page whose form posts here: a refused post renders it again. */
  page?: RouteName;
  secrets?: readonly string[];
  /** A post that does not reach the site is saved by the browser, and sent later. Its route stores a post once by
   * its id, or what it asks for once. */
  saved?: true;
  /** Shown in frames of other products, outside of the shell of the site. */
  inFrame?: boolean;
};

/** Parts of the menu of the admin area, in their order: what is above the five, four of them, and the
 * settings, which are one line of the menu with an index of their own. */
export const MENU_GROUPS = ['top', 'sell', 'deliver', 'support', 'site', 'settings'] as const;
/** Parts of the index of settings, in their order. */
export const SETTINGS_PARTS = ['company', 'sell', 'care'] as const;

export type MenuIcon =
  | ('bell' | 'blocks' | 'building' | 'building-2' | 'calendar-days' | 'chart-bar-big')
  | ('columns-3' | 'contact-round' | 'file-text' | 'gauge' | 'hammer' | 'headset' | 'history')
  | ('image-up' | 'inbox' | 'key-round' | 'lightbulb' | 'list-checks' | 'mail' | 'mail-check')
  | ('mail-open' | 'merge' | 'plus' | 'upload' | 'user' | 'user-plus')
  | ('message-square-quote' | 'message-square-text' | 'package' | 'palette' | 'receipt-text')
  | (
      | 'ruler'
      | 'scale'
      | 'search-check'
      | 'server'
      | 'settings'
      | 'shapes'
      | 'shield-check'
      | 'split'
      | 'square-check'
      | 'star'
    )
  | ('text-cursor-input' | 'timer' | 'users' | 'workflow');

export type MenuEntry = {
  group: (typeof MENU_GROUPS)[number];
  /** Ascending within the group. */
  position: number;
  icon: MenuIcon;
  /** The letter that leads here after G. */
  key?: string;
  /** Where it is in the index of settings. */
  part?: (typeof SETTINGS_PARTS)[number];
  /** The screen that it is a tab of: it shares the line of that one. */
  tabOf?: AdminScreen;
  /** The screens draw their tabs themselves. */
  drawsTabs?: true;
};

export type AdminRoute = {
  file: string;
  /** The permission to open it; of several any one; null where every role of staff may. */
  permission: Permission | readonly [Permission, ...Permission[]] | null;
  menu?: MenuEntry;
};

/** A kind of record that the palette finds, with the screen of one record: its address has the id alone. */
export type RecordKind = {
  screen: AdminScreen;
  icon: MenuIcon;
  /** Ascending in the palette, among records that are equally near. */
  position: number;
};

/** A screen without a menu entry that the palette offers: an act, or a setting. */
export type PaletteScreen = { screen: AdminScreen; icon: MenuIcon };

export type PortalRoute = {
  file: string;
  /** `guest`: open to visitors who have not signed in. */
  guard?: 'guest';
  /** A device may cache it to show it offline: pages that are read again, never files, money or the account. */
  keepable?: boolean;
};

/** Messages of a page that staff can change together. */
export type TextGroup = {
  /** What staff call it. */
  names: Readonly<Record<Locale, string>>;
  /** The catalogue, named after the folder above its `locales/`. */
  namespace: string;
  /** The messages, or the groups of messages, in the order of the page. */
  keys: readonly string[];
  /** The page that shows them. */
  page: PlainRoute;
};

export type Feature = {
  /** Texts of pages that staff can change. All others stay as they are in the catalogue. */
  texts?: Readonly<Record<string, TextGroup>>;
  site?: Readonly<Partial<Record<RouteName, SitePage>>>;
  endpoints?: Readonly<Partial<Record<LocalizedEndpoint & keyof typeof endpoints, Endpoint>>>;
  admin?: Readonly<Partial<Record<AdminScreen, AdminRoute>>>;
  records?: Readonly<Record<string, RecordKind>>;
  acts?: Readonly<Record<string, PaletteScreen>>;
  portal?: Readonly<Partial<Record<PortalPage, PortalRoute>>>;
  auth?: Readonly<Partial<Record<keyof typeof authPaths, { file: string }>>>;
};
