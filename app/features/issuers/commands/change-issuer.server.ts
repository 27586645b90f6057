import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { checkIssuer } from '#app/access/issuers/check-issuer.server.ts';
import { readSignInIssuer } from '#app/access/issuers/issuers.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';

const superadmin = { permission: null, role: 'superadmin', stepUp: true } as const;
const input = z.object({ issuerId: z.uuid() });

const switchTo = (isOn: boolean) =>
  command({
    ...superadmin,
    input,
    async run({ tx, input: { issuerId: id } }) {
      await callValue(tx, 'public.switch_sign_in_issuer', { id, isOn });
      return {};
    },
    undo: ({ input: { issuerId } }) => ({ intent: isOn ? 'off' : 'on', issuerId }),
  });

export const switchIssuerOn = switchTo(true);
export const switchIssuerOff = switchTo(false);

const move = (up: boolean) =>
  command({
    permission: null,
    role: 'superadmin',
    input,
    async run({ tx, input: { issuerId: id } }) {
      await callValue(tx, 'public.move_sign_in_issuer', { id, up });
      return {};
    },
    undo: ({ input: { issuerId } }) => ({ intent: up ? 'down' : 'up', issuerId }),
  });

export const moveIssuerUp = move(true);
export const moveIssuerDown = move(false);

/** Deletes an issuer, with the roles that its mapping gave and the sessions that it opened. */
export const deleteIssuer = command({
  ...superadmin,
  input,
  async run({ tx, input: { issuerId: id } }) {
    await callValue(tx, 'public.delete_sign_in_issuer', { id });
    return {};
  },
  redirectTo: () => adminPath('issuers'),
});

/** Asks the issuer, without signing anybody in, and says what is wrong. */
export const testIssuer = command({
  permission: null,
  role: 'superadmin',
  input,
  async prepare({ input: { issuerId } }) {
    // The secret is read by the server alone.
    const issuer = await asActor({ kind: 'system' }, (tx) => readSignInIssuer(tx, issuerId));
    if (!issuer) throw new Refusal('gone', 404);
    return checkIssuer(issuer, issuer.roleClaim);
  },
  run: async ({ ready }) => ready,
});

/** Marks a superadmin as break-glass owner, or no longer. */
export const markBreakGlass = command({
  ...superadmin,
  input: z.object({ userId: z.uuid(), marked: z.stringbool() }),
  async run({ tx, input: { userId, marked } }) {
    await callValue(tx, 'public.mark_break_glass_owner', { userId, isOn: marked });
    return {};
  },
  undo: ({ input: { userId, marked } }) => ({
    intent: 'break-glass',
    userId,
    marked: String(!marked),
  }),
});
