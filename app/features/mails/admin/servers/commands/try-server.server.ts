import { command } from '#app/access/commands/command.server.ts';
import { imapAddress, type MailPart, smtpAddress } from '#app/platform/mail/mail-servers.ts';
import { tryMailServer } from '#app/platform/mail/try-mail-server.server.ts';
import { shownServers, urlInUse } from '../shown-servers.server.ts';
import { readServer, serverFields } from './typed-server.server.ts';

/** Connects to the server with the typed values and reports what fails. Stores, sends and reads nothing. */
const tries = (part: MailPart) =>
  command({
    permission: 'settings:update',
    role: 'superadmin',
    input: serverFields,
    async prepare({ input }) {
      const { server } = readServer(part, input);
      const typed = server && (part === 'outgoing' ? smtpAddress(server) : imapAddress(server));
      const url = shownServers()[part].fixed ? urlInUse(part) : typed;
      const { password: _, ...fields } = input;
      if (!url) return { problem: 'none' as const, host: '', typed: fields };
      return { problem: await tryMailServer(url), host: new URL(url).hostname, typed: fields };
    },
    run: async ({ ready }) => ready,
  });

export const tryOutgoing = tries('outgoing');
export const tryIncoming = tries('incoming');
