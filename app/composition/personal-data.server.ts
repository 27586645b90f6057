import type { PersonalFiles } from '#app/features/privacy/privacy.jobs.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { removeMailsNaming } from '#app/platform/mail/kept-mails.server.ts';

/**
 * Where a person may be found outside the database. Tables are named in the migrations, in
 * private.personal_data, and each new one is held to it by a test.
 */
export const personalFiles: PersonalFiles = {
  removeStored: async (keys) => {
    for (const key of keys) await storage().remove(key);
  },
  removeMails: removeMailsNaming,
};
