import { randomUUID } from 'node:crypto';
import type { SettingTable } from '#app/audit/setting-changes.ts';
import { sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';
import { COMPANY_FIELDS } from './company-rows.ts';
import { WORKSHOP } from './content-posts.ts';
import { projectFields, someProject } from './feedback-project-posts.ts';
import { both, draft, fieldsOf, newForm } from './form-drafts.ts';
import { pipelineFields, somePipeline } from './pipeline-posts.ts';
import { editorOf } from './seo-posts.ts';
import { someContact, someLogo } from './settings-posts.ts';
import type { SignedIn } from './staff.ts';

/** One screen that stores, opened on a row of its own. */
export type Opened = {
  path: string;
  /** Everything that its form sends with `text` typed into the field that is at issue. */
  fields: (text: string) => Record<string, string>;
  table: SettingTable;
  /** The row, as a condition on its table. */
  where: string;
  /** What is stored of that field, in SQL. */
  stored: string;
  /** Nobody may delete it. */
  stays?: true;
};

type Open = (who: SignedIn, site: BuiltSite) => Promise<Opened>;

const made = async (insert: string): Promise<string> => {
  const [row] = await sql<{ id: string }>(`${insert} returning id`);
  return row?.id ?? '';
};
const byId = (id: string) => `id = '${id}'`;

const company =
  (field: string, stored = field): Open =>
  async () => ({
    path: '/admin/company?unit=forja',
    fields: (text) => ({ ...COMPANY_FIELDS, [field]: text }),
    table: 'company_settings',
    where: `business_unit = 'forja'`,
    stored,
  });

const formOf =
  (change: (text: string, keys: string[]) => Record<string, string>, stored: string): Open =>
  async (who, site) => {
    const id = await newForm(site, who);
    const questions = await fieldsOf(id);
    const keys = questions.map(({ id: key }) => key);
    const drafts = questions.map((question) => ({
      key: question.id,
      label: question.field_label,
      type: question.contact_property === 'email' ? 'email' : 'text',
      property: question.contact_property ?? '',
    }));
    return {
      path: `/admin/forms/${id}`,
      fields: (text) => ({ ...draft(drafts), ...change(text, keys) }),
      table: 'qualification_forms',
      where: byId(id),
      stored,
    };
  };

/** Every editor of the admin area that stores what is typed into it. */
export const EDITORS: Readonly<Record<string, { open: Open; words: readonly [string, string] }>> = {
  'a colour scheme': {
    words: ['Fogo', 'Brasa'],
    open: async () => {
      const id = await made(
        `insert into public.brand_colors (scheme_name, primary_color, accent_color)
         values ('Alvo', '#2b2bee', '#11d4a4')`,
      );
      return {
        path: `/admin/brand/${id}`,
        fields: (text) => ({ scheme_name: text, primary: '#123456', accent: '#abcdef' }),
        table: 'brand_colors',
        where: byId(id),
        stored: 'scheme_name',
      };
    },
  },
  'a logo': {
    words: ['headers and navigation', 'icons and favicons'],
    open: async () => {
      const id = await someLogo();
      return {
        path: `/admin/brand/logos/${id}`,
        fields: (text) => ({ context: text, active: '' }),
        table: 'logos',
        where: byId(id),
        stored: 'usage_context',
      };
    },
  },
  'the search settings of the site': {
    words: ['Forja da Serra', 'Forja do Vale'],
    open: async () => ({
      path: '/admin/seo',
      fields: (text) => ({ site_name: text, title_template: '%s | Forja' }),
      table: 'seo_settings',
      where: `business_unit = 'forja'`,
      stored: 'site_name',
    }),
  },
  'what is said of a page': {
    words: ['Perguntas de ontem', 'Perguntas de hoje'],
    open: async () => {
      await sql(`delete from public.page_seo where page_path = '/faq' returning id`);
      await made(`insert into public.page_seo (page_path, title) values ('/faq', 'Perguntas')`);
      return {
        path: editorOf('/faq'),
        fields: (text) => ({ 'pt.title': text }),
        table: 'page_seo',
        where: `page_path = '/faq'`,
        stored: 'title',
      };
    },
  },
  'an extra tag': {
    words: ['um nome', 'outro nome'],
    open: async () => {
      const content = '<meta name="alvo" content="1">';
      const id = await made(
        `insert into public.custom_tags (name, tag_type, content) values ('alvo', 'meta', '${content}')`,
      );
      return {
        path: `/admin/seo/tags/${id}`,
        fields: (text) => ({ name: text, type: 'meta', content, unit: 'forja' }),
        table: 'custom_tags',
        where: byId(id),
        stored: 'name',
      };
    },
  },
  'a contact': {
    words: ['Balcão da frente', 'Balcão dos fundos'],
    open: async () => {
      const id = await someContact();
      return {
        path: `/admin/company/contacts/${id}`,
        fields: (text) => ({ label: text, value: '+551732321010', business_unit: 'forja' }),
        table: 'contact_info',
        where: byId(id),
        stored: 'label',
      };
    },
  },
  'the company': { words: ['Ferraria Um', 'Ferraria Dois'], open: company('company_name') },
  'what the company shows': {
    words: ['um@ferraria.example', 'dois@ferraria.example'],
    open: company('public_support_email'),
  },
  'the business hours': {
    words: ['06:30', '07:15'],
    open: company('hours-mon-0-opens', `business_hours #>> '{days,mon,0,0}'`),
  },
  'the social links': {
    words: ['https://www.linkedin.com/company/um', 'https://www.linkedin.com/company/dois'],
    open: company('linkedin', `social_media ->> 'linkedin'`),
  },
  'a form': {
    words: ['Título um', 'Título dois'],
    open: formOf((text) => both('title', text), 'title'),
  },
  'the questions of a form': {
    words: ['Pergunta um', 'Pergunta dois'],
    open: formOf(
      (text) => both('q.0.label', text),
      `(select f.field_label from public.form_fields f where f.form_id = t.id
        order by f.field_order limit 1)`,
    ),
  },
  'the thanks of a form': {
    words: ['Recebido um', 'Recebido dois'],
    open: formOf((text) => both('thankYouMessage', text), 'thank_you_message'),
  },
  'a product': {
    words: ['Doavya Um', 'Doavya Dois'],
    open: async () => {
      const [row] = await sql<{ id: string }>(
        `select id from public.crm_products where slug = 'doavya'`,
      );
      return {
        path: `/admin/products/${row?.id}`,
        fields: (text) => ({
          name: text,
          color: '#0f7a5f',
          lead_sources: 'doavya',
          is_active: 'on',
        }),
        table: 'crm_products',
        where: `slug = 'doavya'`,
        stored: 'name',
        stays: true,
      };
    },
  },
  'a pipeline': {
    words: ['Eventos um', 'Eventos dois'],
    open: async () => {
      const pipeline = await somePipeline();
      return {
        path: `/admin/products/${pipeline.product}/pipelines/${pipeline.id}`,
        fields: (text) => ({ ...pipelineFields(pipeline), name: text }),
        table: 'crm_pipelines',
        where: byId(pipeline.id),
        stored: 'name',
      };
    },
  },
  'a stage of a pipeline': {
    words: ['Convite um', 'Convite dois'],
    open: async () => {
      const pipeline = await somePipeline();
      return {
        path: `/admin/products/${pipeline.product}/pipelines/${pipeline.id}`,
        fields: (text) => ({ ...pipelineFields(pipeline), 's.0.name': text }),
        table: 'crm_pipelines',
        where: byId(pipeline.id),
        stored: `(select s.name from public.crm_stages s where s.pipeline_id = t.id and s.kind = 'open')`,
      };
    },
  },
  'a project of feedback': {
    words: ['Loja um', 'Loja dois'],
    open: async () => {
      const project = await someProject();
      return {
        path: `/admin/feedback/projects/${project.id}`,
        fields: (text) => ({ ...projectFields(project), name: text }),
        table: 'feedback_projects',
        where: byId(project.id),
        stored: 'name',
      };
    },
  },
  'a module of a project': {
    words: ['Pedidos um', 'Pedidos dois'],
    open: async () => {
      const project = await someProject();
      return {
        path: `/admin/feedback/projects/${project.id}`,
        fields: (text) => ({ ...projectFields(project), 'm.0.name': text }),
        table: 'feedback_projects',
        where: byId(project.id),
        stored: `(select m.name from public.feedback_modules m where m.project_id = t.id)`,
      };
    },
  },
  'an item of content': {
    words: ['Chamada um', 'Chamada dois'],
    open: async () => {
      const [kind = '', slug = ''] = WORKSHOP.split('/');
      await sql('delete from public.content_overrides returning id');
      await made(
        `insert into public.content_overrides (kind, slug, draft)
         values ('${kind}', '${slug}', '{"texts.en.name": "${randomUUID()}"}')`,
      );
      return {
        path: `/admin/content/${WORKSHOP}`,
        fields: (text) => ({ intent: 'save', 'texts.en.lead': text }),
        table: 'content_overrides',
        where: `slug = '${slug}'`,
        stored: `draft ->> 'texts.en.lead'`,
      };
    },
  },
};
