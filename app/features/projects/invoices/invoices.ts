export type InvoiceState = 'draft' | 'issued' | 'paid' | 'cancelled';
export const PAID_HOW = ['pix', 'boleto', 'transfer', 'other'] as const;
export type PaidHow = (typeof PAID_HOW)[number];

/** What may hang on an invoice: the document itself. */
export const INVOICE_FILES = { type: 'application/pdf', mostBytes: 10_000_000 } as const;
export const DESCRIPTION_LENGTH = 200;
export const CAUSE_LENGTH = 300;

/** Which one of how many. */
export type Installment = { place: number; of: number };

/** An invoice as its client sees it. */
export type ClientInvoice = {
  id: string;
  number: string;
  description: string;
  cents: number;
  /** A day in the company’s time zone, `2026-11-27`. */
  dueOn: string;
  installment: Installment | null;
  project: { id: string; name: string } | null;
  pix: string | null;
  boleto: string | null;
  file: { name: string; size: number } | null;
  /** Null as long as it is to be paid. */
  paid: { on: string; how: PaidHow } | null;
};

const DAY_MS = 86_400_000;

/** Days from today on; less than none where the day is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** Invoices to be paid, the longest overdue first. */
export const openOf = (invoices: readonly ClientInvoice[]): ClientInvoice[] =>
  invoices
    .filter(({ paid }) => paid === null)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));

/** What was paid, the last first. */
export const paidOf = (invoices: readonly ClientInvoice[]): ClientInvoice[] =>
  invoices
    .filter(({ paid }) => paid !== null)
    .toSorted((one, other) => (other.paid?.on ?? '').localeCompare(one.paid?.on ?? ''));

/** The installments of one piece of work: each place with its invoice, as far as one was issued. */
export type Plan = {
  project: { id: string; name: string };
  places: readonly (ClientInvoice | null)[];
  paidCents: number;
};

/** Plans of which something was issued, those first that are still paid for. */
export function plansOf(invoices: readonly ClientInvoice[]): Plan[] {
  const groups = new Map<string, { plan: Plan; places: (ClientInvoice | null)[] }>();
  for (const invoice of invoices) {
    const { project, installment } = invoice;
    if (!project || !installment) continue;
    const key = `${project.id} ${installment.of}`;
    const places =
      groups.get(key)?.places ??
      Array.from({ length: installment.of }, (): ClientInvoice | null => null);
    places[installment.place - 1] ??= invoice;
    const paidCents = places.reduce((sum, one) => sum + (one?.paid ? one.cents : 0), 0);
    groups.set(key, { places, plan: { project, places, paidCents } });
  }
  const isOpen = ({ places }: Plan) => places.some((one) => !one?.paid);
  return [...groups.values()]
    .map(({ plan }) => plan)
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
}
