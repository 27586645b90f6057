/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  noteFiles: '/admin/notes/files',
  noteFile: '/admin/notes/files/:id',
  note: '/admin/notes/:id',
} as const;
