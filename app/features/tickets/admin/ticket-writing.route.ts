import { redirect } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { writingAction } from '../commands/ticket-actions.server.ts';

/** A GET of this address redirects to the tickets. */
export const loader = () => redirect(adminPath('tickets'), 303);

/** The user starts, continues or stops writing a reply. */
export const action = writingAction;
