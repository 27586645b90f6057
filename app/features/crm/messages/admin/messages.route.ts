import { redirect } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { messageAction } from '../commands/message-actions.server.ts';

/** Nothing to see here; whoever comes by address is shown the leads. */
export const loader = () => redirect(adminPath('leads'), 303);

export const action = messageAction;
