import { describe, expect, it } from 'vitest';
import { type ClientInvoice, daysUntil, openOf, paidOf, plansOf } from './invoices.ts';
import { formatCents, sumOf } from './money.ts';

const project = { id: 'p', name: 'Pedidos' };
const invoice = (over: Partial<ClientInvoice>): ClientInvoice => ({
  ...{ id: 'i', number: '2026-001', description: 'Entrada', cents: 900_000, dueOn: '2026-11-27' },
  ...{ installment: null, project, pix: null, boleto: null, file: null, paid: null },
  ...over,
});
const paid = (on: string) => ({ on, how: 'pix' as const });

describe('invoices of a client', () => {
  it('are in the order in which they are to be paid, and were', () => {
    const all = [
      invoice({ id: 'later', dueOn: '2026-12-27' }),
      invoice({ id: 'late', dueOn: '2026-11-19' }),
      invoice({ id: 'old', paid: paid('2026-08-27') }),
      invoice({ id: 'new', paid: paid('2026-10-27') }),
    ];
    expect(openOf(all).map(({ id }) => id)).toEqual(['late', 'later']);
    expect(paidOf(all).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(daysUntil('2026-11-19', '2026-11-24')).toBe(-5);
    expect(formatCents(sumOf(openOf(all)), 'pt-BR').replace(/\s/g, ' ')).toBe('R$ 18.000,00');
    expect(formatCents(127_708, 'en')).toBe('R$1,277.08');
  });

  it('in installments are one plan a project, each in its place', () => {
    const place = (at: number, over: Partial<ClientInvoice> = {}) =>
      invoice({ id: `${at}`, installment: { place: at, of: 6 }, ...over });
    const [plan, ...others] = plansOf([
      place(4),
      place(1, { paid: paid('2026-08-27') }),
      place(3, { paid: paid('2026-10-27') }),
      invoice({ id: 'alone' }),
      place(1, { id: 'elsewhere', project: null }),
    ]);
    expect(others).toEqual([]);
    expect(plan?.places.map((one) => one?.id ?? null)).toEqual(['1', null, '3', '4', null, null]);
    expect(plan?.paidCents).toBe(1_800_000);
  });
});
