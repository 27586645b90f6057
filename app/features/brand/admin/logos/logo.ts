import type { Conflict } from '#app/audit/setting-changes.ts';
import type { LogoContext } from '#app/features/brand/brand.ts';
import type { LogoExtension } from '#app/features/brand/logo-address.ts';

/** A file that may be kept as a logo. */
export type ReadLogo = {
  place: string;
  size: number;
  sha256: string;
  extension: LogoExtension;
  width: number;
  height: number;
};

/** Why a file is not taken; `what` is the part that it is about, where there is one. */
export type FileRefusal = {
  why:
    | 'missing'
    | 'too-large'
    | 'unsupported'
    | 'damaged'
    | 'svg-broken'
    | 'svg-forbidden'
    | 'svg-size'
    | 'svg-tooMuch';
  what: string;
};

export const LOGO_KINDS = ['full', 'symbol'] as const;
export const LOGO_VARIANTS = ['color', 'light'] as const;

/** Places of the site that show a logo. */
export const LOGO_PLACES = [
  'header',
  'headerDark',
  'narrow',
  'narrowDark',
  'icons',
  'favicon',
  'faviconDark',
  'cards',
  'cardsDark',
] as const;
export type LogoPlace = (typeof LOGO_PLACES)[number];

export type StaffLogo = {
  id: string;
  revision: number;
  name: string;
  type: (typeof LOGO_KINDS)[number];
  variant: (typeof LOGO_VARIANTS)[number];
  url: string;
  path: string;
  width: number;
  height: number;
  contexts: LogoContext[];
  active: boolean;
  /** Where the site shows it at this moment. */
  shown: LogoPlace[];
};

/** What became of a post about logos. */
export type LogoReply = {
  done?: 'saved' | 'uploaded' | 'deleted' | 'on' | 'off';
  failed?: 'forbidden' | 'gone' | 'changed' | 'invalid' | 'storage' | 'left';
  /** Somebody has deleted it since the form was opened. */
  deleted?: true;
  mistakes: Partial<Record<'name' | 'type' | 'variant' | 'exists', true>>;
  file?: FileRefusal;
  typed?: Record<string, string>;
  contexts?: LogoContext[];
  conflict?: Conflict;
  /** The revision that the form was read or saved at. */
  revision?: number;
};
