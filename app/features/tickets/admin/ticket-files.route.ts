import { redirect } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { ticketFileAction } from '../commands/ticket-file-actions.server.ts';

/** A GET of this address redirects to the tickets. */
export const loader = () => redirect(adminPath('tickets'), 303);

/** Uploads a file for a reply, as soon as it is chosen; or removes it again. */
export const action = ticketFileAction;
