import type { RouterContextProvider } from 'react-router';
import { reportCrash } from '#app/features/crash-report/report-crash.server.ts';
import { DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';

/**
 * Runs the work of a post. An unexpected error is reported as every crash is, and answered with the page
 * that holds the typed text, instead of losing it. Refusals are no such error; while the database accepts
 * no work the response is the page that sends the post again.
 */
export async function orFailed<Done>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Done>,
): Promise<Done | 'failed'> {
  const { id: requestId, brokeOff } = context.get(requestFacts);
  try {
    return await work();
  } catch (error) {
    const expected = !(error instanceof Error) || error instanceof DatabaseUnavailable;
    if (expected || brokeOff()) throw error;
    reportCrash(error, { origin: 'page', route: 'POST portal', requestId });
    return 'failed';
  }
}
