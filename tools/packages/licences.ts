import type { LockedPackage } from './locked-packages.ts';

/** Licences that ask for a notice at most, or, as MPL-2.0 does, for the source of files that we do not change. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What development alone uses is not passed on. */
const ALLOWED_IN_DEVELOPMENT = new Set([...ALLOWED, 'CC-BY-4.0']);

type Exception = { packages: RegExp; licence: string; reason: string };

/** Each with what the package states and why it may be used. */
const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@img\/sharp-(?:libvips|wasm32|win32)-?/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a shared library in a package of its own, unchanged, and can be replaced',
  },
  {
    packages: /^combine-errors$/,
    licence: '',
    reason: 'states no licence in package.json; its Readme says MIT',
  },
];

const partsOf = (licence: string, by: ' AND ' | ' OR ') =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(by)
    .map((part) => part.trim());

/** Expressions of the lock file join licences by one kind of word. */
function isSatisfied(licence: string, allowed: (one: string) => boolean): boolean {
  if (licence.includes(' OR ')) return partsOf(licence, ' OR ').some(allowed);
  return partsOf(licence, ' AND ').every(allowed);
}

/** Packages whose licence is not allowed, each as `name@version: licence`. */
export function refusedLicences(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ name, licence, isDevelopment }) => {
      const exceptions = EXCEPTIONS.filter((exception) => exception.packages.test(name));
      const set = isDevelopment ? ALLOWED_IN_DEVELOPMENT : ALLOWED;
      const isAllowed = (one: string) =>
        set.has(one) || exceptions.some((exception) => exception.licence === one);
      return !isSatisfied(licence, isAllowed);
    })
    .map(({ name, version, licence }) => `${name}@${version}: ${licence || 'no licence'}`);
}
