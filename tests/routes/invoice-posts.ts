import { randomUUID } from 'node:crypto';
import { brCodeOf } from '#app/features/projects/invoices/pix/br-code.ts';
import { nextAddress, type Site, sql } from './auth-posts.ts';
import { multipart } from './feedback-posts.ts';
import { someProject } from './project-rows.ts';
import type { Sample } from './settings-posts.ts';

export const PIX = brCodeOf({
  key: 'pix@casa.example',
  name: 'Forja',
  city: 'São José do Rio Preto',
  cents: 125_000,
});

type Project = { id: string; organization: string };
export type SomeInvoice = { id: string; number: string };

/** An invoice of a client, as it is in one of the states; due so many days from today. */
export async function someInvoice(
  { id, organization }: Project,
  { state = 'issued', days = 3, description = 'Entrada', file = '' } = {},
): Promise<SomeInvoice> {
  const [made] = await sql<SomeInvoice>(
    `insert into public.invoices (id, organization_id, project_id, number, description, value, due_on, state,
       pix_text, issued_at, paid_on, paid_how, cancelled_at, storage_key, file_name, file_size)
     select gen_random_uuid(), $1, $2, '2025-' || lpad(n.place::text, 4, '0'), $3, 1250,
       private.business_day(now()) + $4::integer, $5, $6,
       case when $5 in ('issued', 'paid') then now() end,
       case when $5 = 'paid' then private.business_day(now()) end, case when $5 = 'paid' then 'pix' end,
       case when $5 = 'cancelled' then now() end, nullif($7, ''),
       case when $7 <> '' then 'fatura.pdf' end, case when $7 <> '' then 3 end
     from (select count(*) + 1 as place from public.invoices) n
     returning id, number`,
    organization,
    id,
    description,
    days,
    state,
    PIX,
    file,
  );
  if (!made) throw new Error('There is no invoice.');
  return made;
}

/** What a draft is typed as. */
export const draftFields = ({ organization }: Pick<Project, 'organization'>) => ({
  ...{ intent: 'save', revision: '0', key: randomUUID(), client: organization, project: '' },
  ...{ description: 'Entrada', value: '1.250,00', dueOn: '2099-11-27', installment: '' },
  ...{ installments: '', pix: PIX, boleto: '' },
});

/** Posts the form of a draft as a browser does, with or without its document. */
export async function postInvoice(
  site: Site,
  { at, cookie }: { at: string; cookie: string },
  fields: Record<string, string>,
  file?: Buffer,
) {
  const files = file ? [{ name: 'fatura.pdf', bytes: file, type: 'application/pdf' }] : [];
  const { type, body } = await multipart(fields, files, 'file');
  return site.ask(at, {
    method: 'POST',
    headers: {
      ...{ 'content-type': type, 'content-length': String(body.byteLength) },
      ...{ origin: site.origin, cookie, 'x-forwarded-for': nextAddress() },
    },
    body,
  });
}

const onInvoice = (state: string, fields: Record<string, string>) => async (): Promise<Sample> => {
  const { id } = await someInvoice(await someProject(), { state });
  return { path: `/admin/invoices/${id}`, fields: { revision: '1', ...fields } };
};

/** Samples of every post about invoices, as `samplePosts` has them. */
export const invoicePosts = {
  'admin.invoicesExport': { confirmed: async (): Promise<Sample> => ({ fields: {} }) },
  'admin.newInvoice': {
    save: async (): Promise<Sample> => ({ fields: draftFields(await someProject()) }),
  },
  'admin.pixKey': {
    set: async (): Promise<Sample> => ({
      fields: { kind: 'email', key: 'pix@casa.example', name: 'Forja', city: 'Rio Preto' },
    }),
  },
  'admin.invoice': {
    save: async (): Promise<Sample> => {
      const project = await someProject();
      const { id } = await someInvoice(project, { state: 'draft' });
      const fields = { ...draftFields(project), revision: '1', description: 'Outra' };
      return { path: `/admin/invoices/${id}`, fields };
    },
    issue: onInvoice('draft', { intent: 'issue', receiver: 'pix@casa.example' }),
    pay: onInvoice('issued', { intent: 'pay', on: '2026-01-02', how: 'pix' }),
    unpay: onInvoice('paid', { intent: 'unpay', cause: 'Outro pagamento.' }),
    cancel: onInvoice('draft', { intent: 'cancel' }),
  },
};
