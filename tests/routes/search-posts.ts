import { newTag, onTag, plain } from './settings-posts.ts';

/** Posts about search engine settings, as a part of sample-posts.ts. */
export const searchPosts = {
  'admin.seo': {
    save: plain({ site_name: 'Forja', title_template: '%s | Forja', revision: '1' }),
  },
  'admin.seoPage': {
    save: plain({ 'pt.title': 'Alvo', 'en.title': 'Target', revision: '0' }),
    return: plain({ intent: 'return', revision: '1' }),
  },
  'admin.seoTag': {
    make: newTag('meta', '<meta name="alvo" content="1">'),
    script: newTag('script', '<script>alvo()</script>'),
    delete: onTag({ intent: 'delete', revision: '1' }),
  },
};
