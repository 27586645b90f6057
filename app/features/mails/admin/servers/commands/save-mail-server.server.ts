import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import {
  readMailServers,
  sealMailPassword,
  storedMail,
} from '#app/platform/mail/mail-servers.server.ts';
import type { MailPart } from '#app/platform/mail/mail-servers.ts';
import { type ReadServer, readServer, serverFields } from './typed-server.server.ts';

const columnsOf = (part: MailPart, { server, hasNewPassword, address }: ReadServer) => ({
  part,
  host: server?.host ?? null,
  port: server?.port ?? null,
  security: server?.security ?? null,
  login: server?.login ?? null,
  passwordSealed:
    hasNewPassword && server?.password ? sealMailPassword(part, server.password) : null,
  address,
});

/** Only the highest role: all links that set a password pass the mail server. */
const rights = { permission: 'settings:update', role: 'superadmin', stepUp: true } as const;

const saves = (part: MailPart) =>
  command({
    ...rights,
    input: serverFields,
    async run({ tx, input }) {
      await callValue(tx, 'public.save_mail_server', columnsOf(part, readServer(part, input)));
      return {};
    },
    afterCommit: readMailServers,
  });

const removes = (part: MailPart) =>
  command({
    ...rights,
    input: z.object({}),
    async run({ tx }) {
      const { address } = storedMail(part);
      const none = { server: null, hasNewPassword: false, address };
      await callValue(tx, 'public.save_mail_server', columnsOf(part, none));
      return {};
    },
    afterCommit: readMailServers,
  });

export const saveOutgoing = saves('outgoing');
export const saveIncoming = saves('incoming');
export const removeOutgoing = removes('outgoing');
export const removeIncoming = removes('incoming');
