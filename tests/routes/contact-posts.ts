import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import { valuePost } from './custom-field-posts.ts';
import type { Sample } from './settings-posts.ts';

async function someContact(): Promise<string> {
  const [contact] = await sql<{ id: string }>(
    `insert into public.crm_contacts (name, email, source) values ('Alvo', $1, 'website')
     returning id`,
    `${randomUUID()}@alvo.example`,
  );
  return contact?.id ?? '';
}

async function someCompany(): Promise<string> {
  const [company] = await sql<{ id: string }>(
    `insert into public.crm_companies (name, products) values ('Casa Alvo', '{forja}') returning id`,
  );
  return company?.id ?? '';
}

const onCompany = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: `/admin/companies/${await someCompany()}`,
  fields,
});

const onContact = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: `/admin/contacts/${await someContact()}`,
  fields,
});

/** Samples of every post about contacts and their imports, as `samplePosts` has them. */
export const contactPosts = {
  'admin.contacts': {
    give: async (): Promise<Sample> => {
      const id = await someContact();
      return { fields: { intent: 'give', id, seen: `${id}:`, owner: '' } };
    },
    'give-matching': async (): Promise<Sample> => ({
      fields: { intent: 'give-matching', owner: '' },
    }),
    'give-back': async (): Promise<Sample> => ({
      fields: { intent: 'give-back', act: await someContact() },
    }),
    tag: async (): Promise<Sample> => ({
      fields: { intent: 'tag', id: await someContact(), tag: 'Alvo' },
    }),
    'tag-matching': async (): Promise<Sample> => ({
      fields: { intent: 'tag-matching', tag: 'Alvo' },
    }),
  },
  'admin.companies': {
    give: async (): Promise<Sample> => ({
      fields: { intent: 'give', id: await someCompany(), owner: '' },
    }),
    'give-matching': async (): Promise<Sample> => ({
      fields: { intent: 'give-matching', owner: '' },
    }),
    'give-back': async (): Promise<Sample> => ({
      fields: { intent: 'give-back', act: await someCompany() },
    }),
    tag: async (): Promise<Sample> => ({
      fields: { intent: 'tag', id: await someCompany(), tag: 'Alvo' },
    }),
    'tag-matching': async (): Promise<Sample> => ({
      fields: { intent: 'tag-matching', tag: 'Alvo' },
    }),
  },
  'admin.contact': {
    note: onContact({ intent: 'note', kind: 'call', text: 'Falamos.' }),
    field: valuePost('contact', async () => `/admin/contacts/${await someContact()}`),
  },
  'admin.contactMerge': {
    merge: async (): Promise<Sample> => ({
      path: `/admin/contacts/${await someContact()}/merge/${await someContact()}`,
      fields: { mineSeen: '1', otherSeen: '1', 'from-email': 'other' },
    }),
  },
  'admin.newEntry': {
    make: async (): Promise<Sample> => ({
      fields: { id: randomUUID(), what: 'contact', product: 'forja', line: 'Ana Alvo' },
    }),
    ticket: async (): Promise<Sample> => {
      const [project] = await sql<{ id: string }>(
        `select id from public.feedback_projects where key = 'forja'`,
      );
      const line = 'Ana Alvo, não consegue entrar';
      return { fields: { id: randomUUID(), what: 'ticket', project: project?.id ?? '', line } };
    },
  },
  'admin.newCompany': {
    make: async (): Promise<Sample> => ({
      fields: { id: randomUUID(), name: 'Casa Alvo', product: 'forja' },
    }),
  },
  'admin.companyPairs': {
    dismiss: async (): Promise<Sample> => ({
      fields: { intent: 'dismiss', company: await someCompany(), other: await someCompany() },
    }),
    suggest: async (): Promise<Sample> => ({
      fields: { intent: 'suggest', company: await someCompany(), other: await someCompany() },
    }),
  },
  'admin.companyMerge': {
    merge: async (): Promise<Sample> => ({
      path: `/admin/companies/${await someCompany()}/merge/${await someCompany()}`,
      fields: { mineSeen: '1', otherSeen: '1' },
    }),
  },
  'admin.crmCompany': {
    save: onCompany({ intent: 'save', revision: '1', name: 'Casa Nova' }),
    away: onCompany({ intent: 'away' }),
    field: valuePost('company', async () => `/admin/companies/${await someCompany()}`),
    link: async (): Promise<Sample> => ({
      path: `/admin/companies/${await someCompany()}`,
      fields: { intent: 'link', contact: await someContact(), seen: '' },
    }),
  },
  'admin.typedCompanies': {
    join: async (): Promise<Sample> => {
      const key = `casa ${randomUUID()}`;
      await sql(
        `insert into public.crm_contacts (name, email, source, company) values ('Ana', $1, 'website', $2)`,
        ...[`${randomUUID()}@casa.example`, key],
      );
      return { fields: { intent: 'join', id: randomUUID(), key } };
    },
    part: async (): Promise<Sample> => {
      const [made] = await sql<{ id: string }>(
        `insert into private.company_joins (id, contacts, companies, made, deals, tickets)
         values (gen_random_uuid(), '{}', '{}', '{}', '{}', '{}') returning id`,
      );
      return { fields: { intent: 'part', id: made?.id ?? '' } };
    },
  },
  'admin.companiesExport': { confirmed: async (): Promise<Sample> => ({ fields: {} }) },
  'admin.contactsExport': { confirmed: async (): Promise<Sample> => ({ fields: {} }) },
  // Without a file, which is a matter of its own.
  'admin.contactsImport': { upload: async (): Promise<Sample> => ({ fields: {} }) },
  'admin.contactImport': {
    cancel: async (): Promise<Sample> => {
      const [made] = await sql<{ id: string }>(
        `insert into public.crm_imports (id, product, file_name, encoding, separator, header,
           fingerprint, lines, source)
         values (gen_random_uuid(), 'forja', 'alvo.csv', 'utf-8', ';', '{Nome}', repeat('0', 64), 1,
           'website') returning id`,
      );
      return { path: `/admin/contacts/import/${made?.id}`, fields: { intent: 'cancel' } };
    },
  },
};
