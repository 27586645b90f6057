import type { Locale } from '#app/i18n/locale.ts';
import { adminStorage } from './admin-storage.ts';
import { portalStorage } from './portal-storage.ts';

export const CONSENT_CATEGORIES = ['necessary', 'functionality', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export const STORAGE_KINDS = ['cookie', 'localStorage', 'sessionStorage', 'cacheStorage'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

export type StoredItem = {
  key: string;
  kind: StorageKind;
  /** Only `necessary` may be written before the visitor has consented. */
  category: ConsentCategory;
  purpose: Record<Locale, string>;
  duration: Record<Locale, string>;
};

const ONE_YEAR = { 'pt-BR': '1 ano', en: '1 year' };
const UNTIL_ERASED = { 'pt-BR': 'até você apagar', en: 'until you erase it' };
const WITH_THE_TAB = { 'pt-BR': 'até fechar a aba', en: 'until the tab is closed' };

const UNTIL_NEXT_VERSION = {
  'pt-BR': 'até o site ganhar uma versão nova',
  en: 'until the site gets a new version',
};

const LANGUAGE = {
  'pt-BR': 'Lembra o idioma que você escolheu no seletor. Não existe antes da escolha.',
  en: 'Remembers the language you picked in the switch. It does not exist before you pick one.',
};

/**
 * Everything the site writes into a visitor's browser: the list on /cookies and in the consent text. A key
 * that is written and not listed here fails the test beside this file.
 */
export const storageList: readonly StoredItem[] = [
  {
    key: 'preferred-locale',
    kind: 'cookie',
    category: 'necessary',
    purpose: LANGUAGE,
    duration: ONE_YEAR,
  },
  {
    key: 'preferred-locale',
    kind: 'localStorage',
    category: 'necessary',
    purpose: LANGUAGE,
    duration: UNTIL_ERASED,
  },
  ...adminStorage,
  ...portalStorage,
  {
    key: 'forja-session',
    kind: 'cookie',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Mantém você dentro da sua conta. Só existe depois de entrar, e nenhum script consegue lê-lo. No navegador, o nome começa por __Host-.',
      en: 'Keeps you signed in. It exists only after you sign in, and no script can read it. In the browser its name begins with __Host-.',
    },
    duration: { 'pt-BR': '12 horas sem uso', en: '12 hours without use' },
  },
  {
    key: 'forja-device',
    kind: 'cookie',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Reconhece este navegador depois que você entra, para que as senhas erradas de estranhos não impeçam a sua entrada. Não abre nada, e nenhum script consegue lê-lo. No navegador, o nome começa por __Host-.',
      en: 'Recognises this browser after you sign in, so that strangers’ wrong passwords do not keep you out. It opens nothing, and no script can read it. In the browser its name begins with __Host-.',
    },
    duration: { 'pt-BR': '6 meses', en: '6 months' },
  },
  {
    key: 'forja-preview',
    kind: 'cookie',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só para a equipe: mostra o Painel como outro papel o vê. No navegador, o nome começa por __Host-.',
      en: 'For staff only: shows Admin as another role sees it. In the browser its name begins with __Host-.',
    },
    duration: { 'pt-BR': '1 hora', en: '1 hour' },
  },
  {
    key: 'forja-second-step',
    kind: 'cookie',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Lembra, entre a senha e o código da verificação em duas etapas, de quem é a entrada.',
      en: 'Remembers whose sign-in it is, between the password and the code of the second step.',
    },
    duration: { 'pt-BR': '10 minutos', en: '10 minutes' },
  },
  {
    key: 'forja-passkey',
    kind: 'cookie',
    category: 'necessary',
    purpose: {
      'pt-BR': 'Liga o pedido de uma passkey à resposta do seu aparelho.',
      en: 'Ties the request for a passkey to the answer of your device.',
    },
    duration: { 'pt-BR': '5 minutos', en: '5 minutes' },
  },
  {
    key: 'forja-issuer',
    kind: 'cookie',
    category: 'necessary',
    purpose: {
      'pt-BR': 'Liga o início do login da empresa à volta, no mesmo navegador.',
      en: 'Ties the start of a company sign-in to its return, in the same browser.',
    },
    duration: { 'pt-BR': '10 minutos', en: '10 minutes' },
  },
  {
    key: 'consent',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Lembra o que você respondeu sobre cookies, a versão do aviso e um número ao acaso que prova a resposta. Não existe antes dela.',
      en: 'Remembers your answer about cookies, the version of the notice, and a random number that proves the answer. It does not exist before you give one.',
    },
    duration: UNTIL_ERASED,
  },
  {
    key: 'consent-preferences',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR': 'O que você permitiu, categoria por categoria.',
      en: 'What you allowed, category by category.',
    },
    duration: UNTIL_ERASED,
  },
  {
    key: 'consent-date',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR': 'O dia e a hora da sua última escolha sobre cookies.',
      en: 'Day and time of your last choice about cookies.',
    },
    duration: UNTIL_ERASED,
  },
  {
    key: 'theme',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Lembra se você escolheu o tema claro ou o escuro no rodapé. No automático, nada é guardado.',
      en: 'Remembers whether you chose the light or the dark theme in the footer. On automatic, nothing is kept.',
    },
    duration: UNTIL_ERASED,
  },
  {
    key: 'fonts',
    kind: 'sessionStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Lembra que esta aba já baixou as letras do site, para a próxima página abrir com elas.',
      en: "Remembers that this tab has the site's typefaces, so that the next page opens in them.",
    },
    duration: WITH_THE_TAB,
  },
  {
    key: 'session-id',
    kind: 'sessionStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Um número ao acaso que conta os envios de formulário desta aba, contra robôs. Não identifica você.',
      en: 'A random number that counts this tab’s form submissions, against bots. It does not identify you.',
    },
    duration: WITH_THE_TAB,
  },
  {
    key: 'qualification-draft',
    kind: 'sessionStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Guarda o que você digitou e ainda não enviou, e desde quando, para que recarregar a página não apague nada.',
      en: 'Keeps what you typed and have not sent, and since when, so that reloading the page loses nothing.',
    },
    duration: WITH_THE_TAB,
  },
  {
    key: 'first-touch',
    kind: 'sessionStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Guarda as marcas de campanha do endereço por onde você entrou. Só saem da aba junto com um formulário que você enviar.',
      en: 'Keeps the campaign marks of the address you came in by. They leave the tab only with a form you send.',
    },
    duration: WITH_THE_TAB,
  },
  {
    key: 'first-touch',
    kind: 'localStorage',
    category: 'functionality',
    purpose: {
      'pt-BR':
        'As mesmas marcas de campanha, guardadas também depois que a aba fecha. Só saem daqui junto com um formulário que você enviar.',
      en: 'The same campaign marks, kept after the tab is closed as well. They leave only with a form you send.',
    },
    duration: UNTIL_ERASED,
  },
  {
    key: 'journey',
    kind: 'sessionStorage',
    category: 'analytics',
    purpose: {
      'pt-BR':
        'As últimas 20 páginas que você viu nesta aba, por quanto tempo, e de que site ou campanha veio. Só saem daqui junto com um pedido que você enviar. Recusar apaga.',
      en: 'The last 20 pages you viewed in this tab, for how long, and which site or campaign you came from. They leave only with a request you send. Refusing erases them.',
    },
    duration: WITH_THE_TAB,
  },
  {
    key: 'journey-first',
    kind: 'localStorage',
    category: 'functionality',
    purpose: {
      'pt-BR':
        'Quando e de onde você veio na primeira visita, e quantas foram. Só existe com “Estatísticas” também permitidas, e só sai daqui junto com um pedido que você enviar.',
      en: 'When and from where you first came, and how many visits there were. It exists only with “Analytics” allowed too, and leaves only with a request you send.',
    },
    duration: UNTIL_ERASED,
  },
  {
    key: 'pages',
    kind: 'cacheStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Cópias das últimas 40 páginas públicas que você abriu ou ia abrir, para abrirem também sem conexão. Com uma conta aberta, nenhuma.',
      en: 'Copies of the last 40 public pages you opened or were about to, so that they open without a connection too. None while you are signed in.',
    },
    duration: UNTIL_NEXT_VERSION,
  },
  {
    key: 'files',
    kind: 'cacheStorage',
    category: 'necessary',
    purpose: {
      'pt-BR': 'A página de "sem conexão", os estilos, as letras e o script dessas páginas.',
      en: 'The “no connection” page, and the styles, typefaces and script of those pages.',
    },
    duration: UNTIL_NEXT_VERSION,
  },
  {
    key: 'images',
    kind: 'cacheStorage',
    category: 'necessary',
    purpose: {
      'pt-BR': 'As imagens dessas páginas, como a marca no topo. No máximo 40.',
      en: 'The images of those pages, such as the logo at the top. 40 at most.',
    },
    duration: UNTIL_NEXT_VERSION,
  },
  {
    key: 'signed-in',
    kind: 'cacheStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Uma marca sem conteúdo: há uma conta aberta neste aparelho, então nenhuma página é guardada.',
      en: 'A mark without content: somebody is signed in on this device, so no page is kept.',
    },
    duration: {
      'pt-BR': 'até a página de entrada abrir sem conta',
      en: 'until the sign-in page opens without an account',
    },
  },
];
