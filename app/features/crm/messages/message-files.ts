/** The attachments of a message, by the rules of their table. */
export const MESSAGE_FILES = {
  most: 5,
  mostBytes: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain'],
} as const;
