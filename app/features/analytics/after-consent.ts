import { keepJourney } from './keep-journey.ts';
import type { PageTags } from './tags/script-tag.ts';

/** Starts what needs consent: third-party tags, and the record of this tab's pages. Called after every
 * choice. */
export function afterConsent(root: Document): void {
  keepJourney(root);
  const tags = root.querySelector<HTMLElement>('[data-tags]')?.dataset['tags'];
  if (!tags) return;
  import('./tags/load-tags.ts')
    .then(({ loadTags }) => loadTags(JSON.parse(tags) as PageTags))
    .catch(() => {});
}
