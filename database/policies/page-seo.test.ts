import { describeTablePolicies } from '../testing/table-policies.ts';

const contract = [
  'page_path',
  'business_unit',
  'title',
  'meta_description',
  'og_image',
  'canonical_url',
  'keywords',
  'no_index',
  'no_follow',
  'og_title',
  'og_description',
  'twitter_title',
  'twitter_description',
  'twitter_image',
];

describeTablePolicies('public.page_seo', {
  key: 'page_path',
  arrange: `insert into public.page_seo (page_path, title) values ('/sobre', 'Sobre')`,
  anonymousSees: ['/sobre'],
  userSees: ['/sobre'],
  serverSees: ['/sobre'],
  anonymousReads: contract,
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
