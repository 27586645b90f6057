import type { Feature } from '#app/feature.ts';

const NOTES = ['crm:read', 'feedback:read', 'projects:read'] as const;

export const notes = {
  admin: {
    noteFiles: { file: 'features/notes/admin/note-files.route.ts', permission: NOTES },
    noteFile: { file: 'features/notes/admin/note-file.route.ts', permission: NOTES },
    note: { file: 'features/notes/admin/note.route.ts', permission: 'crm:read' },
  },
} as const satisfies Feature;
