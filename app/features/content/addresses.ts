/** The services, each known by the route of its page, in the order in which the site names them. */
export const serviceAddresses = {
  softwareApps: { pt: '/servicos/software-apps', en: '/en/services/software-apps' },
  automationAi: { pt: '/servicos/automacao-ia', en: '/en/services/automation-ai' },
  gamesGamification: { pt: '/servicos/jogos-gamificacao', en: '/en/services/games-gamification' },
  consulting: { pt: '/servicos/consultoria', en: '/en/services/consulting' },
} as const;

/** Pages of the site, one address a language. */
export const siteAddresses = {
  home: { pt: '/', en: '/en' },
  services: { pt: '/servicos', en: '/en/services' },
  ...serviceAddresses,
  cases: { pt: '/cases', en: '/en/cases' },
  case: { pt: '/cases/:slug', en: '/en/cases/:slug' },
  lab: { pt: '/lab', en: '/en/lab' },
  workshop: { pt: '/lab/workshops/:slug', en: '/en/lab/workshops/:slug' },
  craft: { pt: '/craft', en: '/en/craft' },
  craftIdea: { pt: '/craft/ideias/:slug', en: '/en/craft/ideas/:slug' },
  craftPortfolio: { pt: '/craft/portfolio', en: '/en/craft/portfolio' },
  content: { pt: '/conteudo', en: '/en/content' },
  article: { pt: '/conteudo/:slug', en: '/en/content/:slug' },
  about: { pt: '/sobre', en: '/en/about' },
  team: { pt: '/equipe', en: '/en/team' },
  curriculum: { pt: '/team/:slug/curriculum', en: '/en/team/:slug/curriculum' },
  privacy: { pt: '/privacidade', en: '/en/privacy' },
  terms: { pt: '/termos', en: '/en/terms' },
  cookies: { pt: '/cookies', en: '/en/cookies' },
  faq: { pt: '/faq', en: '/en/faq' },
  process: { pt: '/processo', en: '/en/process' },
  landing: { pt: '/p/:slug', en: '/en/p/:slug' },
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  contentPictures: '/media',
  rssFeed: { pt: '/conteudo/rss.xml', en: '/en/content/rss.xml' },
  atomFeed: { pt: '/conteudo/atom.xml', en: '/en/content/atom.xml' },
  jsonFeed: { pt: '/conteudo/feed.json', en: '/en/content/feed.json' },
  landingSubmit: { pt: '/p/:slug/enviar', en: '/en/p/:slug/send' },
  workshopSubmit: {
    pt: '/lab/workshops/:slug/inscricao',
    en: '/en/lab/workshops/:slug/registration',
  },
} as const;

/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  content: '/admin/content',
  contentCalendar: '/admin/content/calendar',
  contentItem: '/admin/content/:kind/:slug',
  caseLeave: '/admin/content/case/:slug/leave',
  caseLeaveFile: '/admin/content/case/:slug/leave/file',
  contentPreview: '/admin/content/:kind/:slug/preview/:language',
} as const;
