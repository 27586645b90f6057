import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { manifestJson } from '#app/features/seo/manifest.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { pathTo } from '#app/paths.ts';
import { hexOf } from '#app/ui/tokens/color.ts';
import { groundsOf } from '#app/ui/tokens/neutral-tokens.ts';
import { ICONS } from './icons.server.ts';

type Snapshot = Awaited<ReturnType<typeof siteSnapshot>>;

/** The most used addresses first. */
const SHORTCUTS = ['project', 'services', 'lab', 'contact'] as const;

/** The web app manifest of one unit and language. */
export function appManifest(snapshot: Snapshot, unit: string, locale: Locale): string {
  const t = instanceOf(locale).getFixedT(null, 'site');
  const home = instanceOf(locale).getFixedT(null, 'home');
  const { company, scheme } = snapshot.unit(unit, locale);
  return manifestJson({
    locale,
    name: company.name,
    description: home('meta.description', claimWords(locale)),
    home: pathTo('home', locale),
    paper: hexOf(groundsOf(scheme.named).light.paper),
    icons: ICONS.filter(({ listed }) => listed),
    shortcuts: SHORTCUTS.map((name) => ({ name: t(`pages.${name}`), url: pathTo(name, locale) })),
  });
}
