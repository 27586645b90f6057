import { defineActions } from '#app/access/commands/define-actions.server.ts';
import type { SeoCode } from '../../seo-reply.ts';
import { deleteTag } from './delete-tag.server.ts';
import { returnPage } from './return-page.server.ts';
import { savePage } from './save-page.server.ts';
import { saveSeoSettings } from './save-seo-settings.server.ts';
import { saveTag } from './save-tag.server.ts';

const CREATE = 'site:create' as const;

/** With revision 0 the settings have no row yet. */
const savesOrMakes = (form: FormData) =>
  Number(form.getAll('revision').at(-1)) > 0 ? 'save' : 'make';

/** Another page has the title. */
const inUse = { code: 'taken', status: 422 } as const;

const pageCommands = {
  save: savePage,
  make: { ...savePage, permission: CREATE },
  return: returnPage,
};

/** The commands posted to the screen of a page. */
export const pageAction = defineActions<typeof pageCommands, SeoCode>({
  commands: pageCommands,
  intentOf: (form) => (form.get('intent') === 'return' ? 'return' : savesOrMakes(form)),
  codes: [],
  refusals: {
    page_seo_title: inUse,
    page_seo_title_en: inUse,
    page_seo_page_path_business_unit_key: inUse,
  },
});

const settingsCommands = {
  save: saveSeoSettings,
  make: { ...saveSeoSettings, permission: CREATE },
};

/** The commands posted to the screen of the settings of a unit. */
export const seoSettingsAction = defineActions<typeof settingsCommands, SeoCode>({
  commands: settingsCommands,
  intentOf: savesOrMakes,
  codes: [],
});

const tagCommands = {
  save: saveTag,
  make: { ...saveTag, permission: CREATE },
  delete: deleteTag,
};

/** The commands posted to the screen of a tag. */
export const tagAction = defineActions<typeof tagCommands, SeoCode>({
  commands: tagCommands,
  intentOf: (form, { id }) => {
    if (id === 'new') return 'make';
    return form.get('intent') === 'delete' ? 'delete' : 'save';
  },
  ids: { id: 'id' },
  codes: [],
});
