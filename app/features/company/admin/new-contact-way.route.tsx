import { newContactWayAction } from './commands/company-actions.server.ts';

export { default, links, loader } from './contact-way.route.tsx';

export const action = newContactWayAction;
