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

/** Why a file is no logo. */
export type FileError =
  | 'missing'
  | 'too-large'
  | 'unsupported'
  | 'damaged'
  | 'svg-broken'
  | 'svg-forbidden'
  | 'svg-size'
  | 'svg-tooMuch';

export const LOGO_KINDS = ['full', 'symbol'] as const;
export const LOGO_VARIANTS = ['color', 'light'] as const;

/** Places of the site and of its mails that show a logo. */
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
  'mails',
  'mailsDark',
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

/** Refusal codes of commands on logos; those of a file are its error. */
export type LogoCode = 'changed' | 'exists' | 'storage' | 'left' | 'too-large';

/** What a colleague has saved meanwhile, or the part of a drawing that a refused file is about. */
export type LogoDetails = Conflict | { what: string };

/** The conflict of a refused save, if it is one. */
export const conflictOf = (
  reply: { ok: true } | { ok: false; details?: LogoDetails } | undefined,
): Conflict | undefined =>
  reply?.ok === false && reply.details && 'revision' in reply.details ? reply.details : undefined;
