import type pg from 'pg';
import { expect } from 'vitest';
import type { Mailbox } from '../e2e/fixtures/mailbox.ts';
import { UNTIL } from '../patience.ts';
import type { databaseProxy } from './database-proxy.ts';
import type { faultyLine } from './faulty-line.ts';
import type { startPostgres } from './own-postgres.ts';

const DAY_MS = 24 * 3_600_000;
/** A mail of a lead has some ten thousand bytes. */
const CUT_MAILS = 4;
const CUT_BYTES = 1500;

export type Fault = {
  name: string;
  begin: (way: Way) => unknown;
  end: (way: Way) => unknown;
};
type Way = {
  postgres: Awaited<ReturnType<typeof startPostgres>>;
  mailbox: Mailbox;
  proxy: Awaited<ReturnType<typeof databaseProxy>>;
  mails: Awaited<ReturnType<typeof faultyLine>>;
  owner: pg.Client;
  /** Sets the clock of the process ahead of the database's by so many milliseconds. */
  setClock: (milliseconds: number) => void;
};
const toDatabase = (owner: pg.Client, setting: string) =>
  owner.query(`alter database ${owner.database} ${setting}`);
/** Ends every other connection to the database. */
const endOthers = (owner: pg.Client) =>
  owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

/** What happens to the services of a site under load, and how it ends. */
export const FAULTS: Fault[] = [
  {
    name: 'stopped and started',
    begin: ({ postgres }) => postgres.crash(),
    end: ({ postgres }) => postgres.restart(),
  },
  {
    name: 'connections cut',
    begin: ({ proxy }) => proxy.refuse(),
    end: ({ proxy }) => proxy.accept(),
  },
  {
    name: 'answers after 400 ms',
    begin: ({ proxy }) => proxy.delay(400),
    end: ({ proxy }) => proxy.delay(0),
  },
  {
    name: 'read-only',
    begin: async ({ owner }) => {
      await toDatabase(owner, 'set default_transaction_read_only = on');
      await endOthers(owner);
    },
    end: async ({ owner }) => {
      await owner.query('set default_transaction_read_only = off');
      await toDatabase(owner, 'reset default_transaction_read_only');
      await endOthers(owner);
    },
  },
  {
    name: 'out of connections',
    begin: async ({ owner }) => {
      await toDatabase(owner, 'connection limit 0');
      await endOthers(owner);
    },
    end: ({ owner }) => toDatabase(owner, 'connection limit -1'),
  },
  {
    name: 'connections silent',
    begin: ({ proxy }) => proxy.silence(),
    end: () => undefined,
  },
  {
    name: 'mail server down',
    begin: ({ mailbox }) => mailbox.shutDown(),
    end: ({ mailbox }) => mailbox.bringUp(),
  },
  {
    name: 'mail server slow',
    begin: ({ mails }) => mails.delay(1000),
    end: ({ mails }) => mails.delay(0),
  },
  {
    name: 'mails cut in the middle',
    begin: async ({ mails }) => {
      for (let cut = 1; cut <= CUT_MAILS; cut += 1) {
        mails.cutAfter('up', CUT_BYTES * cut);
        await expect.poll(mails.cuts, UNTIL).toBe(cut);
      }
    },
    end: () => undefined,
  },
  {
    name: 'clock a day ahead',
    begin: ({ setClock }) => setClock(DAY_MS),
    end: ({ setClock }) => setClock(0),
  },
  {
    name: 'clock a day behind',
    begin: ({ setClock }) => setClock(-DAY_MS),
    end: ({ setClock }) => setClock(0),
  },
];
