import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';

/** A post that would change something, made again for each try so that no other has been before it. */
export type Sample = { path?: string; fields: Record<string, string>; json?: true };

export const plain =
  (fields: Record<string, string>, path?: string) => async (): Promise<Sample> => ({
    fields,
    ...(path && { path }),
  });

/** A change of a contact, and the post that undoes it. */
export const aChange = async (): Promise<Sample> => {
  await sql(`update public.contact_info set display_order = display_order + 1
    where id = (select id from public.contact_info order by id limit 1)`);
  const [newest] = await sql<{ change_set: string }>(
    'select change_set from public.setting_changes order by changed_at desc, step desc limit 1',
  );
  return { path: `/admin/changes/${newest?.change_set}`, fields: {} };
};

export const aboutCompany = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const [row] = await sql<{ revision: number }>(
    `select revision from public.company_settings where business_unit = 'forja'`,
  );
  const numbers = { public_whatsapp_number: '+5517900000000', revision: String(row?.revision) };
  const posted = { ...numbers, public_support_email: 'contato@forja.example', ...fields };
  return { path: '/admin/company?unit=forja', fields: posted };
};

export async function someContact(): Promise<string> {
  const [contact] = await sql<{ id: string }>(
    `insert into public.contact_info (type, label, value, display_order)
     values ('phone', 'Balcão', '+551732321010', 99) returning id`,
  );
  return contact?.id ?? '';
}

export const aboutContact = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: `/admin/company/contacts/${await someContact()}`,
  fields: { revision: '1', ...fields },
});

/** A subscriber of the newsletter who has not confirmed. */
export const aboutSubscription = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const [row] = await sql<{ id: string }>(
    `insert into public.newsletter_subscriptions (email, consent_version, consent_locale)
     values ($1, '2026-11-21', 'pt-BR') returning id`,
    `${randomUUID()}@alvo.example`,
  );
  return { path: `/admin/newsletter/${row?.id}`, fields };
};
/** A form of its own, and the post that changes it; without an id in the address, in the fields. */
export const aboutForm =
  (fields: Record<string, string>, inAddress = true) =>
  async (): Promise<Sample> => {
    const [form] = await sql<{ id: string }>(
      `insert into public.qualification_forms (name, title, thank_you_title, thank_you_message)
     values ('Amostra', 'Título', 'Recebido', 'Até já') returning id`,
    );
    const id = form?.id ?? '';
    const [version] = await sql<{ id: string }>(
      'select id from public.form_versions where form_id = $1',
      id,
    );
    return inAddress
      ? { path: `/admin/forms/${id}`, fields: { ...fields, version: version?.id ?? '' } }
      : { fields: { ...fields, id } };
  };

/** A post about an item of content that somebody has written over already. */
export const onContent = (fields: Record<string, string>) => async (): Promise<Sample> => {
  await sql(
    `insert into public.content_overrides (kind, slug, draft)
     values ('workshop', 'process-owner', '{"texts.en.name": "Owner"}')
     on conflict (kind, slug) do nothing`,
  );
  const [row] = await sql<{ revision: number }>(
    `select revision from public.content_overrides where slug = 'process-owner'`,
  );
  const posted = { ...fields, revision: String(row?.revision), 'texts.en.name': randomUUID() };
  return { path: '/admin/content/workshop/process-owner', fields: posted };
};

/** A tag that runs nothing, and the post about it. */
export const onTag = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const [tag] = await sql<{ id: string }>(
    `insert into public.custom_tags (name, tag_type, content)
     values ('alvo', 'meta', '<meta name="alvo" content="1">') returning id`,
  );
  return { path: `/admin/seo/tags/${tag?.id}`, fields };
};

/** A tag as the form of a new one sends it. */
export const newTag = (type: string, content: string) => async (): Promise<Sample> => ({
  path: '/admin/seo/tags/new',
  fields: { name: 'alvo', type, content, unit: 'forja', category: 'analytics' },
});
/** A scheme of its own, not in force. */
async function someScheme(): Promise<string> {
  const [scheme] = await sql<{ id: string }>(
    `insert into public.brand_colors (scheme_name, primary_color, accent_color)
     values ('Alvo', '#2b2bee', '#11d4a4') returning id`,
  );
  return scheme?.id ?? '';
}

export const ofScheme = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  fields: { ...fields, id: await someScheme() },
});

export const inEditor = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: `/admin/brand/${await someScheme()}`,
  fields: { scheme_name: 'Outro', primary: '#123456', accent: '#abcdef', revision: '1', ...fields },
});

/** A logo of its own, switched off. */
export async function someLogo(): Promise<string> {
  const [logo] = await sql<{ id: string }>(
    `insert into public.logos (name, type, file_path, public_url, width, height, is_active)
     values ($1, 'full', 'brand/none.svg', '/brand/none.svg', 1, 1, false) returning id`,
    randomUUID(),
  );
  return logo?.id ?? '';
}

export const ofLogo = (intent: string) => async (): Promise<Sample> => ({
  fields: { intent, id: await someLogo(), revision: '1' },
});
