import { defineActions } from '#app/access/commands/define-actions.server.ts';
import { CLIENT_CODES, type ClientCode } from '#app/features/crm/clients/clients.ts';
import {
  CLIENT_REFUSALS,
  clientCommands,
} from '#app/features/crm/clients/commands/client-commands.server.ts';
import { startProject } from '#app/features/projects/commands/start-project.server.ts';
import { DEAL_REFUSALS, dealPageCommands } from '../commands/deal-actions.server.ts';
import { DEAL_CODES, type DealCode } from '../deals.ts';

const commands = { ...dealPageCommands, ...clientCommands, 'start-project': startProject };

/** What is posted to the page of a deal: about the deal, its client, or the project that begins with it. */
export const dealAction = defineActions<typeof commands, DealCode | ClientCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  ids: { id: 'id' },
  refusals: { ...DEAL_REFUSALS, ...CLIENT_REFUSALS },
  codes: [...DEAL_CODES, ...CLIENT_CODES],
});
