import { viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import { settingChangesList } from '#app/audit/setting-changes.list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';

export const changes: ServerFeature = {
  lists: [
    viewedList({
      name: 'changes',
      screen: 'changes',
      resource: 'settings',
      list: settingChangesList,
    }),
  ],
};
