import { viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { pagesList } from './admin/pages.list.server.ts';
import { tagsList } from './admin/tags.list.server.ts';

export const seo: ServerFeature = {
  lists: [
    viewedList({ name: 'seo-pages', screen: 'seoPages', resource: 'site', list: pagesList }),
    viewedList({ name: 'seo-tags', screen: 'seoTags', resource: 'site', list: tagsList }),
  ],
};
