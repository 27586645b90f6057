import { redirect } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { messageAction } from '../commands/message-actions.server.ts';

/** A GET of this address redirects to the leads. */
export const loader = () => redirect(adminPath('leads'), 303);

export const action = messageAction;
