import type { PersonalFiles } from '#app/features/privacy/privacy.jobs.server.ts';
import { removeMailsNaming } from '#app/platform/kept-mails.server.ts';
import { storage } from '#app/platform/storage.server.ts';

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
