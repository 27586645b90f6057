import type { RouterContextProvider } from 'react-router';
import { reportCrash } from '#app/features/crash-report/report-crash.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';

/**
 * Does what a post asks. A surprise is reported as every crash is, and answered with the page that holds
 * what was typed, instead of one that has lost it. Refusals are no surprise.
 */
export async function orFailed<Done>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Done>,
): Promise<Done | 'failed'> {
  const { id: requestId, brokeOff } = context.get(requestFacts);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || brokeOff()) throw error;
    reportCrash(error, { origin: 'page', route: 'POST portal', requestId });
    return 'failed';
  }
}
