import { randomBytes } from 'node:crypto';
import { areaPaths } from '#app/paths.ts';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { openMailbox } from '../e2e/fixtures/mailbox.ts';
import { member, post, sessionIn, sql } from '../routes/auth-posts.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { emptyDataFolder, scratchServerDatabase } from '../routes/sql/server-site.ts';
import { openDovecot } from './dovecot.ts';

export const REPLY_ADDRESS = 'resposta@forja.example';
export const TEAM = 'time@forja.example';

/**
 * A database, a mail server that takes mails and one that they are read from, and sites that use them; `through`
 * leads the sites to the mailbox another way.
 */
export async function openMailedSite(through = async (url: string) => url) {
  const database = await scratchServerDatabase();
  const outgoing = await openMailbox();
  const incoming = await openDovecot();
  const data = emptyDataFolder();
  await openDatabase({ dataDir: '', databaseUrl: database.url });
  // Business hours that never end: whenever this runs, notices are sent.
  await sql('update public.company_settings set business_hours = null');
  const running = new Set<SiteProcess>();
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: data.folder,
    SECRET: randomBytes(32).toString('base64url'),
    SMTP_URL: outgoing.url,
    INBOUND_MAIL_URL: await through(incoming.url),
    REPLY_ADDRESS,
    TEAM_EMAIL: TEAM,
    MAIL_FROM: 'Forja <contato@forja.example>',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const end = async (site: SiteProcess, signal: NodeJS.Signals) => {
    running.delete(site);
    return site.end(signal);
  };
  return {
    incoming,
    outgoing,
    start: async () => {
      const site = await startSite(settings);
      running.add(site);
      return site;
    },
    end,
    /** Somebody of the team, signed in. */
    manager: async (site: SiteProcess) => {
      const { id, email, password } = await member();
      await sql(`insert into public.user_roles (user_id, role) values ($1, 'manager')`, id);
      return sessionIn(await post(site, areaPaths.auth, { email, password }));
    },
    close: async () => {
      for (const site of running) await site.end('SIGKILL');
      await closeDatabase();
      await incoming.close();
      await outgoing.shutDown();
      data.remove();
      await database.dispose();
    },
  };
}

export type MailedSite = Awaited<ReturnType<typeof openMailedSite>>;
