import type { Locale } from '#app/i18n/locale.ts';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** As people say how large a file is: 46 bytes, 38 KB, 2,4 MB. */
export function fileSize(bytes: number, locale: Locale): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // The short form is "46 byte" in English.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  })
    .format(bytes / 1000 ** step)
    .replace('kB', 'KB');
}
