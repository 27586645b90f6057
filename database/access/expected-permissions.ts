import { ACTIONS, RESOURCES } from '../../app/access/permissions.ts';
import type { Role } from '../testing/people.ts';

const everything = Object.fromEntries(RESOURCES.map((resource) => [resource, [...ACTIONS]]));
const work = ['create', 'read', 'update', 'approve'];
const read = ['read'];

/** What each role may do in a fresh database, written down apart from the seed (design §10). */
export const expectedPermissions: Record<Role | 'nobody', Record<string, string[]>> = {
  superadmin: everything,
  admin: everything,
  manager: {
    crm: work,
    projects: work,
    feedback: work,
    campaigns: work,
    analytics: read,
    financial: read,
  },
  analyst: {
    crm: read,
    financial: read,
    projects: read,
    feedback: read,
    analytics: read,
    campaigns: read,
  },
  viewer: { crm: read, projects: read, feedback: read },
  nobody: {},
};
