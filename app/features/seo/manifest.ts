import type { Locale } from '#app/i18n/locale.ts';

type Icon = { src: string; size: number; maskable?: boolean };

type AppManifest = {
  locale: Locale;
  name: string;
  description: string;
  home: string;
  /** `#rrggbb`. */
  paper: string;
  icons: readonly Icon[];
  shortcuts: readonly { name: string; url: string }[];
};

/** The web app manifest of one language (w3.org/TR/appmanifest), as JSON. */
export function manifestJson(app: AppManifest): string {
  const { locale, name, description, home, paper, icons, shortcuts } = app;
  return JSON.stringify({
    id: home,
    lang: locale,
    name,
    short_name: name,
    description,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: icons.map(({ src, size, maskable }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
    shortcuts,
  });
}
