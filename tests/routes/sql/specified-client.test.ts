import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltSite, openBuiltSite } from '../built-site.ts';
import { outcomesOf, SPECIFIED, specifiedCallers } from '../specified-callers.ts';
import type { Caller } from '../specified-replays.ts';
import {
  emptyDataFolder,
  type ServerDatabase,
  SHARED_BUCKET,
  scratchServerDatabase,
} from './server-site.ts';

// As `tests/routes/specified-client.test.ts`, which says more, on a server in place of the embedded engine.
let database: ServerDatabase;
let site: BuiltSite;
let callers: readonly Caller[];
const folder = emptyDataFolder();

beforeAll(async () => {
  database = await scratchServerDatabase();
  site = await openBuiltSite({
    env: {
      DATABASE_URL: database.url,
      STORAGE_URL: SHARED_BUCKET,
      TRUSTED_PROXIES: '127.0.0.1',
      REST_CALLS: 'all',
    },
    dataDir: folder.folder,
  });
  ({ callers } = await specifiedCallers(site));
});
afterAll(async () => {
  await site.close();
  await database.dispose();
  folder.remove();
});

it.each(SPECIFIED)(
  '%s: anonymous, viewer, admin get what a server gives them',
  async (call, becomes) => {
    expect(await outcomesOf(call, callers)).toEqual(becomes);
  },
);
