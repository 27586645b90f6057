import { defineActions } from '#app/access/commands/define-actions.server.ts';
import type { ViewCode } from '#app/ui/admin/data-table/views/saved-views.ts';
import { deleteView } from './delete-view.server.ts';
import { saveView } from './save-view.server.ts';

const commands = { put: saveView, drop: deleteView };

export const viewAction = defineActions<typeof commands, ViewCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  codes: [],
});
