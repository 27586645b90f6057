import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { adminPath } from '#app/paths.ts';
import { brokenPlaceholders } from '#app/ui/admin/composer/placeholders.ts';
import { PLACEHOLDERS } from '../../messages/messages.ts';
import { readProducts, readTemplate } from '../templates.store.server.ts';
import {
  TEMPLATE_CHANNELS,
  TEMPLATE_FIELDS,
  type TemplateChannel,
  type TemplateField,
  type TemplateMistake,
} from '../templates.ts';

const LONGEST: Readonly<Record<TemplateField, number>> = {
  name: 80,
  name_en: 80,
  subject: 200,
  subject_en: 200,
  body: 6000,
  body_en: 6000,
};
const LONGEST_KEY = 40;
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const words = z
  .string()
  .catch('')
  .transform((text) => text.replace(/\r\n?/g, '\n').trim());

const input = z.object({
  id: z.uuid().nullable(),
  revision: seenRevision,
  /** Product, channel and key are chosen once, when the template is made. */
  product: z.string().catch(''),
  channel: z.enum(TEMPLATE_CHANNELS).catch('mail'),
  key: words,
  is_active: z.string().optional().catch(undefined),
  name: words,
  subject: words,
  body: words,
  name_en: words,
  subject_en: words,
  body_en: words,
});
type Typed = z.output<typeof input>;

function mistakeIn(field: TemplateField, text: string): TemplateMistake | undefined {
  if (text === '') return 'missing';
  if (text.length > LONGEST[field]) return 'long';
  return brokenPlaceholders(text, PLACEHOLDERS).length === 0 ? undefined : 'unknown';
}

/** Refuses a template with its mistakes by field. */
async function refuseMistakes(tx: Tx, channel: TemplateChannel, typed: Typed): Promise<void> {
  const mistakes: Record<string, TemplateMistake> = {};
  for (const field of TEMPLATE_FIELDS) {
    if (channel === 'whatsapp' && field.startsWith('subject')) continue;
    const mistake = mistakeIn(field, typed[field]);
    if (mistake) mistakes[field] = mistake;
  }
  if (typed.id === null) {
    if (!KEY.test(typed.key) || typed.key.length > LONGEST_KEY) mistakes['key'] = 'key';
    const products = await readProducts(tx);
    if (!products.some(({ slug }) => slug === typed.product)) mistakes['product'] = 'product';
  }
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
}

const columnsOf = (channel: TemplateChannel, typed: Typed) => ({
  name: typed.name,
  subject: channel === 'mail' ? typed.subject : null,
  body: typed.body,
  translations: JSON.stringify({
    en: {
      name: typed.name_en,
      ...(channel === 'mail' && { subject: typed.subject_en }),
      body: typed.body_en,
    },
  }),
  isActive: typed.is_active !== undefined,
  updatedAt: new Date(),
});

/**
 * Saves a template in both languages, or makes one. Refused field by field, and as `changed` with the conflict where a
 * colleague has saved it meanwhile.
 */
export const saveTemplate = command({
  permission: 'settings:manage',
  input,
  async run({ tx, input: typed }) {
    const { id, revision, product, key } = typed;
    const stored = id === null ? undefined : await readTemplate(tx, id);
    if (id !== null && !stored) throw new Refusal('gone', 404);
    const channel = stored?.template.channel ?? typed.channel;
    await refuseMistakes(tx, channel, typed);
    const columns = columnsOf(channel, typed);
    if (id === null) {
      return tx
        .insertInto('crm_templates')
        .values({ product, key, channel, ...columns })
        .returning(['id', 'revision'])
        .executeTakeFirstOrThrow();
    }
    const saved = await saveSetting(tx, 'crm_templates', { id, revision }, columns);
    return { id, revision: revisionOf(saved) };
  },
  redirectTo: ({ input: { id }, data: made }) =>
    id === null ? adminPath('template', { id: made.id }) : undefined,
});
