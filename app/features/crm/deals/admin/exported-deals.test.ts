import { expect, test } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { exportedContacts } from '../../contacts/admin/exported-contacts.server.ts';
import { exportedDeals } from './exported-deals.server.ts';

registerMessages(messages);

test.each([
  ['pt-BR', 'Situação', ['aberto', 'ganho', 'perdido'], ['negocios', 'contatos']],
  ['en', 'Status', ['open', 'won', 'lost'], ['deals', 'contacts']],
] as const)('files of the CRM are named and worded in %s', (locale, label, states, names) => {
  const everything = new URLSearchParams();
  const deals = exportedDeals(everything, locale);
  const column = deals.columns.find((one) => one.label === label);
  const row = (state: string) => ({ state }) as Parameters<NonNullable<typeof column>['cell']>[0];
  expect(['open', 'won', 'lost'].map((state) => column?.cell(row(state)))).toEqual(states);
  expect([deals.fileName, exportedContacts(everything, locale).fileName]).toEqual(names);
});
