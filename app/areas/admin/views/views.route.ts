import { redirect } from 'react-router';
import { areaPaths } from '#app/paths.ts';
import { viewAction } from './commands/view-actions.server.ts';

/** A GET of this address redirects to the admin area. */
export const loader = () => redirect(areaPaths.admin, 303);

export const action = viewAction;
