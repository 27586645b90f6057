import { randomUUID } from 'node:crypto';
import type { FieldSubject } from '#app/features/custom-fields/custom-field.ts';
import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

type Made = { id: string; revision: number; key: string };

/** A field that staff defined. */
export async function someField(
  subject: FieldSubject,
  {
    type = 'text',
    isActive = true,
    more = '',
  }: { type?: string; isActive?: boolean; more?: string } = {},
): Promise<Made> {
  const key = `campo_${randomUUID().slice(0, 8)}`;
  const [row] = await sql<Made>(
    `insert into public.custom_fields (subject, key, label, type, is_active, choices)
     values ($1, $2, $2, $3, $4, $5::jsonb) returning id, revision, key`,
    ...[subject, key, type, isActive, more || '[]'],
  );
  return row ?? { id: '', revision: 0, key: '' };
}

/** The post of a value, to a record of the sample's own. */
export const valuePost =
  (subject: FieldSubject, pathOf: () => Promise<string>) => async (): Promise<Sample> => ({
    path: await pathOf(),
    fields: {
      ...{ intent: 'custom-field', field: (await someField(subject)).id },
      ...{ seen: 'null', value: 'Vermelho' },
    },
  });

const onField = (intent: string) => async (): Promise<Sample> => {
  const { id, revision } = await someField('deal', {
    isActive: !['back', 'delete'].includes(intent),
  });
  return { fields: { intent, id, revision: String(revision), set: 'none' } };
};

export const customFieldPosts = {
  'admin.customFields': {
    archive: onField('archive'),
    back: onField('back'),
    delete: onField('delete'),
    up: onField('up'),
    down: onField('down'),
    undo: onField('undo'),
  },
  'admin.customField': {
    save: async (): Promise<Sample> => ({
      path: '/admin/fields/new',
      fields: { subject: 'deal', type: 'text', label: `Cor ${randomUUID().slice(0, 8)}` },
    }),
  },
};
