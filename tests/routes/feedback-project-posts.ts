import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

export type SomeProject = { id: string; module: string; key: string };

/** A project of its own with one module, without entries. */
export async function someProject(): Promise<SomeProject> {
  const key = `p-${randomUUID()}`;
  const [row] = await sql<{ id: string; module: string }>(
    `with project as (
       insert into public.feedback_projects (key, name) values ($1, 'Alvo') returning id
     ), module as (
       insert into public.feedback_modules (project_id, key, name, display_order)
       select id, 'orders', 'Pedidos', 1 from project returning id
     )
     select project.id, module.id as module from project, module`,
    key,
  );
  return { id: row?.id ?? '', module: row?.module ?? '', key };
}

/** What the editor of such a project sends. */
export const projectFields = ({ key, module }: SomeProject): Record<string, string> => ({
  key,
  name: 'Alvo',
  product: 'forja',
  persona: 'usuario_final',
  is_active: 'on',
  allowed_origins: '',
  ideas_enabled: 'on',
  questions_enabled: 'on',
  nps_enabled: 'on',
  attachments_enabled: 'on',
  widget_position: 'bottom-right',
  widget_theme: 'auto',
  'm.0.id': module,
  'm.0.key': 'orders',
  'm.0.name': 'Pedidos',
  'm.0.is_active': 'on',
});

export const revisionOf = async ({ id }: { id: string }): Promise<string> => {
  const [row] = await sql<{ revision: number }>(
    'select revision from public.feedback_projects where id = $1',
    id,
  );
  return String(row?.revision ?? 0);
};

/** Samples of every post about projects, as `samplePosts` has them. */
export const feedbackProjectPosts = {
  'admin.feedbackProjects': {
    undo: async (): Promise<Sample> => ({ fields: { intent: 'undo', set: 'unknown' } }),
  },
  'admin.feedbackProject': {
    save: async (): Promise<Sample> => {
      const project = await someProject();
      return {
        path: `/admin/feedback/projects/${project.id}`,
        fields: {
          ...projectFields(project),
          name: randomUUID(),
          revision: await revisionOf(project),
        },
      };
    },
    delete: async (): Promise<Sample> => {
      const project = await someProject();
      return {
        path: `/admin/feedback/projects/${project.id}`,
        fields: { intent: 'delete', revision: await revisionOf(project) },
      };
    },
  },
};
