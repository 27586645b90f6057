import type { RouterContextProvider } from 'react-router';
import { areaPaths } from '#app/paths.ts';
import { type AuthPageName, headOf, personIn } from '../auth-page.server.ts';
import { doneIn } from '../done.ts';

/** The loader data that every page of the account shares. */
export function accountPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: AuthPageName,
) {
  const { role } = personIn(context);
  const home = role
    ? ({ href: areaPaths.admin, name: 'admin' } as const)
    : ({ href: areaPaths.portal, name: 'portal' } as const);
  return { head: headOf(request, page), done: doneIn(request), home };
}
