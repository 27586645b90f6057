import { expect, test } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { exportedContacts } from '../../contacts/admin/exported-contacts.server.ts';
import { exportedDeals } from './exported-deals.server.ts';

registerMessages(messages);

test.each([
  [
    'pt-BR',
    'Situação',
    ['aberto', 'ganho', 'perdido'],
    ['negocios', 'contatos'],
    'Fechamento previsto',
    '20/11/2026',
  ],
  ['en', 'Status', ['open', 'won', 'lost'], ['deals', 'contacts'], 'Expected close', '2026-11-20'],
] as const)(
  'files of the CRM are named and worded in %s',
  (locale, label, states, names, day, written) => {
    const everything = new URLSearchParams();
    const deals = exportedDeals(everything, locale);
    const column = deals.columns.find((one) => one.label === label);
    const row = (state: string) => ({ state }) as Parameters<NonNullable<typeof column>['cell']>[0];
    expect(['open', 'won', 'lost'].map((state) => column?.cell(row(state)))).toEqual(states);
    const close = deals.columns.find((one) => one.label === day)?.cell;
    expect(close?.({ expectedClose: '2026-11-20' } as Parameters<typeof close>[0])).toBe(written);
    expect(close?.({ expectedClose: null } as Parameters<typeof close>[0])).toBe('');
    expect([deals.fileName, exportedContacts(everything, locale).fileName]).toEqual(names);
  },
);
