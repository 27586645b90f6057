import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { Refusal } from '#app/access/commands/command.server.ts';
import {
  type Commands,
  type CommonCode,
  type Definition,
  defineActions,
} from '#app/access/commands/define-actions.server.ts';
import { reportCrash } from '#app/features/crash-report/report-crash.server.ts';
import { DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { noteMissed } from './portal-page.server.ts';

/** Codes that every page of the portal needs words for. */
export type PortalCode = CommonCode | 'viewing' | 'failed';

/**
 * Reports an unexpected error as every crash is, and refuses the post, so that the page shows the typed text again.
 * While the database accepts no work the error is thrown: the response is the page that sends the post again.
 */
function refuseCrash(error: unknown, context: Readonly<RouterContextProvider>) {
  const { id: requestId, brokeOff } = context.get(requestFacts);
  const expected = !(error instanceof Error) || error instanceof DatabaseUnavailable;
  if (expected || brokeOff()) return undefined;
  reportCrash(error, { origin: 'page', route: 'POST portal', requestId });
  return new Refusal('failed', 500);
}

const isGone = (reply: unknown) => (reply as { code?: string }).code === 'gone';

/**
 * As `defineActions`, for a page of the portal: a crash is refused as `failed`, and a post about something of another
 * user goes on the security record.
 */
export function definePortalActions<All extends Commands, Code extends string>(
  definition: Definition<All, Code | PortalCode>,
) {
  const action = defineActions<All, Code | PortalCode>({ ...definition, onError: refuseCrash });
  return async (args: ActionFunctionArgs) => {
    const reply = await action(args);
    if (!(reply instanceof Response) && isGone(reply.data)) {
      await noteMissed(args.request, args.context);
    }
    return reply;
  };
}
