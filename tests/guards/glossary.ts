/*
 * Words that the glossary keeps out of a room, whatever is around them. A word that is right in
 * one sentence and wrong in the next (número, piece, estado) is no business of a list: it is read.
 */

/** Who reads: visitors, staff, or people with an account. */
export type Room = 'site' | 'admin' | 'portal';

/** Catalogues by the beginning of their path; the longest that fits says whose words they are. */
export const ROOM_OF: Readonly<Record<string, Room>> = {
  'app/areas/site/': 'site',
  'app/consent/': 'site',
  'app/features/qualification/locales/': 'site',
  'app/features/newsletter/locales/': 'site',
  'app/features/feedback/locales/': 'site',
  'app/features/satisfaction/locales/': 'site',
  'app/features/talent/': 'site',
  'app/features/privacy/': 'site',
  'app/features/content/': 'site',
  'app/features/content/locales/': 'admin',
  'app/areas/auth/': 'portal',
  'app/areas/portal/': 'portal',
  'app/features/accounts/': 'portal',
  'app/features/projects/files/': 'portal',
  'app/': 'admin',
};

/** Bare words, and what to say instead. Singular and plural are two words. */
type Words = Readonly<Record<string, string>>;

const EVERYWHERE: Words = {
  // The company is a studio, the training a workshop.
  ...{ oficina: 'estúdio, nós · workshop', oficinas: 'workshops' },
  ...{ 'da casa': 'nosso', 'a casa': 'nós' },
  ...{ bancada: 'equipe', bancadas: 'equipe', bigorna: '–' },
  ...{ ofício: 'serviço', ofícios: 'serviços' },
  ...{ cotas: 'prazo e custo', 'mão no ferro': 'prática' },
  ...{ 'a peça': 'a parte', 'uma peça': 'uma parte', 'cada peça': 'cada parte', peças: 'partes' },
  ...{ 'letra miúda': 'privacidade e termos', 'carta da oficina': 'newsletter' },
  ...{ 'segundo fator': 'verificação em duas etapas', infelizmente: '–', ops: '–' },
  ...{ 'of the house': 'our', 'the house': 'we', workbench: 'team', 'the bench': 'the team' },
  ...{ trades: 'services', anvil: '–', 'made to measure': 'custom' },
  ...{ 'fine print': 'privacy and terms', 'the letter': 'the newsletter' },
  ...{ 'workshop letter': 'newsletter', dimensioned: 'with dates and costs' },
  ...{ 'e-mail': 'email', 'e-mails': 'emails', résumé: 'CV', résumés: 'CVs' },
  ...{ somebody: 'someone', anew: 'again', mend: 'fix', oops: '–', unfortunately: '–' },
};

/** What staff and people with an account read, and no page of the site. */
const SIGNED_IN: Words = {
  ...{
    'segundo passo': 'verificação em duas etapas',
    'segunda etapa': 'verificação em duas etapas',
  },
  ...{ 'chave de acesso': 'passkey', 'chaves de acesso': 'passkeys' },
  ...{ 'nota interna': 'anotação interna', 'notas internas': 'anotações internas' },
  ...{ 'sala de controle': 'Painel', 'control room': 'Admin' },
  ...{ 'second step': 'two-step verification', 'second factor': 'two-step verification' },
  ...{ 'second factors': 'two-step verification', 'holds for': 'is valid for', mails: 'emails' },
  ...{ protocol: 'reference number', protocols: 'reference numbers' },
  ...{ 'is no more': 'no longer exists', 'are no more': 'no longer exist' },
  ...{ mends: 'fixes', mending: 'fixing' },
};

export const NOT: Readonly<Record<Room, Words>> = {
  site: {
    ...EVERYWHERE,
    ...{ fornalha: '–', carta: 'newsletter', ímã: 'busca', avental: '–', gancho: '–' },
    ...{ investimento: 'preço', luz: 'tema' },
    ...{ furnace: '–', magnet: 'search', apron: '–' },
    ...{ diagnostic: 'assessment', diagnostics: 'assessments' },
  },
  admin: {
    ...EVERYWHERE,
    ...SIGNED_IN,
    ...{ 'titulares de dados': 'pedidos de privacidade', 'data subjects': 'privacy requests' },
    ...{ titular: 'pedido de privacidade', titulares: 'pedidos de privacidade' },
    ...{ 'data subject': 'privacy request', carta: 'newsletter', cartas: 'newsletters' },
    ...{ 'em vigor': 'em uso', 'in force': 'in use', painéis: 'relatórios', dashboards: 'reports' },
    ...{ eliminar: 'excluir, apagar', eliminação: 'exclusão' },
    ...{ relato: 'feedback', relatos: 'feedbacks', 'quem pede': 'solicitante', vozes: 'votos' },
    ...{ 'nota rice': 'pontuação RICE', 'nota dos leads': 'pontuação de leads' },
    ...{ rotina: 'tarefa do sistema', rotinas: 'tarefas do sistema' },
    ...{ superadministração: 'administração geral' },
  },
  portal: {
    ...EVERYWHERE,
    ...SIGNED_IN,
    ...{ pendência: 'espera por você', pendências: 'espera por você', reprovar: 'pedir ajuste' },
    ...{ fornalha: '–', furnace: '–' },
  },
};

/** Words that are right in one language and wrong in the other. */
export const ONLY_ENGLISH: ReadonlySet<string> = new Set(['e-mail', 'e-mails']);

/** Sentences that may say a word of the lists, by file and key, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'app/areas/admin/locales/en.json#overview.mailCeiling.text: mails': 'the name of a setting',
  'app/areas/admin/locales/pt-BR.json#overview.mailCeiling.text: mails': 'the name of a setting',
  'app/areas/admin/locales/pt-BR.json#keywords.feedback: relatos': 'the search finds former words',
  'app/areas/admin/locales/pt-BR.json#keywords.roles: segunda etapa':
    'the search finds former words',
  'app/areas/admin/locales/pt-BR.json#keywords.work: rotinas': 'the search finds former words',
  'app/features/unproved-mails/locales/en.json#text: mails': 'the name of a setting',
  'app/features/unproved-mails/locales/pt-BR.json#text: mails': 'the name of a setting',
  'app/features/content/about/site/locales/pt-BR.json#house.title: fornalha': 'what is drawn',
  'app/features/talent/site/careers/locales/pt-BR.json#figure.title: avental': 'what is drawn',
  'app/features/talent/site/careers/locales/en.json#figure.title: apron': 'what is drawn',
  'app/features/search/site/locales/pt-BR.json#figure: ímã': 'what is drawn',
  'app/features/search/site/locales/en.json#figure: magnet': 'what is drawn',
};

/** A right as the code names it; people read “alterar pessoas e segurança”. */
export const RIGHTS = /\b[a-z]+:(?:create|read|update|delete|approve|manage)\b/g;

/** What no title in search results may play with. */
export const METAPHORS =
  /(?<!\p{L})(?:forj\p{L}*|forg(?:e|es|ed|ing)|fogo|fire|ferro|iron|aço|steel|fio|edge|ímã|magnet|pano|cloth|prensa|press|avental|apron|gancho|hook|ferramenta|tools?|bancada|bench|casa|house|oficina|peças?|pieces?|golpe|martelo|hammer)(?!\p{L})/iu;
