import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import { plain, type Sample } from './settings-posts.ts';

/** An account with one effective role, which others may change. */
async function somebody() {
  const [person] = await sql<{ id: string }>(
    `insert into identity.users (name, email, email_verified) values ('Alvo', $1, true)
     returning id`,
    `${randomUUID()}@alvo.example`,
  );
  const [role] = await sql<{ id: string }>(
    `insert into public.user_roles (user_id, role) values ($1, 'viewer') returning id`,
    person?.id,
  );
  return { path: `/admin/people/${person?.id}`, roleId: role?.id ?? '' };
}

const change = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const { path, roleId } = await somebody();
  const { intent } = fields;
  return { path, fields: intent === 'end' ? { intent, roleId } : fields };
};

/** Posts about people and roles, by the id of their route. */
export const peoplePosts = {
  'admin.invite': {
    invite: async () => ({
      fields: { email: `${randomUUID()}@alvo.example`, name: 'Bia', role: 'viewer' },
    }),
  },
  'admin.preview': { end: plain({}) },
  'admin.roles': {
    matrix: plain({ role: 'viewer', resource: 'financial', action: 'delete', allowed: 'true' }),
    'second-step': plain({ intent: 'second-step', role: 'viewer', demanded: 'false' }),
    'delete-role': plain({ intent: 'delete-role', roleKey: 'nenhum' }),
    'bring-back': plain({ intent: 'bring-back', roleKey: 'nenhum' }),
  },
  'admin.ownRole': {
    save: plain({ name: 'Nenhum', description: '', permissions: 'site:read', revision: '1' }),
  },
  'admin.person': {
    grant: change({ intent: 'grant', role: 'analyst' }),
    end: change({ intent: 'end' }),
    role: change({ intent: 'role', seen: 'viewer', role: 'analyst' }),
    restore: change({ intent: 'restore', granted: '', ended: '' }),
    activate: change({ intent: 'activate' }),
    deactivate: change({ intent: 'deactivate' }),
    'end-sessions': change({ intent: 'end-sessions' }),
    'reset-factor': change({ intent: 'reset-factor' }),
    'send-link': change({ intent: 'send-link' }),
    'show-link': change({ intent: 'show-link' }),
  },
};
