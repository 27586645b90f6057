import { startSite } from './islands/start-site.ts';
import { start as startWebFonts } from './styles/web-fonts.behaviour.ts';

// Statically, because a second request would make every behaviour wait for another round trip; the
// router is heavy and loads only where the page says that it is hydrated.
if ('__reactRouterContext' in window) {
  startWebFonts(document);
  void import('./areas/admin/hydrate-area.tsx').then((module) => module.hydrateArea());
} else if (document.readyState === 'loading') {
  // Painted before the whole document has come.
  document.addEventListener('DOMContentLoaded', startSite, { once: true });
} else {
  startSite();
}
