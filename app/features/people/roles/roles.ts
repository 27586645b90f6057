import type { Action, Permission, Resource } from '#app/access/permissions.ts';

/** A role of the company's own. */
export type OwnRoleRow = {
  key: string;
  name: string;
  description: string;
  revision: number;
  /** Nobody can get it any more; past terms go on naming it. */
  deleted: boolean;
};

export type RoleHolder = { id: string; name: string };

/** What a role of the company's own never permits: who grants access has one of the five. */
export const NEVER_OWN: readonly Permission[] = ['users:manage'];

const on = (resource: Resource, ...actions: Action[]) =>
  actions.map((action): Permission => `${resource}:${action}`);

/** Roles to start from, each with words in the catalogue. */
export const PRESETS = {
  marketing: [
    ...on('site', 'create', 'read', 'update', 'delete'),
    ...on('campaigns', 'create', 'read', 'update'),
    ...on('analytics', 'read'),
  ],
  support: [...on('feedback', 'create', 'read', 'update'), ...on('crm', 'read')],
  finance: [
    ...on('financial', 'create', 'read', 'update', 'approve'),
    ...on('projects', 'read'),
    ...on('crm', 'read'),
  ],
} satisfies Record<string, Permission[]>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

export const isPreset = (name: string | null): name is Preset =>
  name !== null && Object.hasOwn(PRESETS, name);
