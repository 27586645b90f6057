const UNTIL_ERASED = { 'pt-BR': 'até você apagar', en: 'until you erase it' };
const WITH_THE_TAB = { 'pt-BR': 'até fechar a aba', en: 'until the tab is closed' };
const SEVEN_DAYS = { 'pt-BR': '7 dias', en: '7 days' };

/** Browser storage of the admin area; part of `storageList`, and covered by its tests. */
export const adminStorage = [
  {
    key: 'forja-columns',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só no Painel, a área da equipe: as colunas que cada pessoa escondeu nas listas. Não existe antes da escolha.',
      en: 'Admin, the staff area, only: the columns each person has hidden in its lists. It does not exist before they pick some.',
    },
    duration: UNTIL_ERASED,
  },
  {
    key: 'forja-single-keys',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só no Painel, a área da equipe: que as teclas de atalho sozinhas foram desligadas. Não existe antes da escolha.',
      en: 'Admin, the staff area, only: that shortcuts of a single key were turned off. It does not exist before that choice.',
    },
    duration: UNTIL_ERASED,
  },
  {
    key: 'forja-drafts',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só no Painel, a área da equipe: notas começadas e ainda não salvas, para que fechar a tela não perca nada. Sair da conta apaga.',
      en: 'Admin, the staff area, only: notes begun and not saved yet, so that closing the screen loses nothing. Signing out erases it.',
    },
    duration: SEVEN_DAYS,
  },
  {
    key: 'forja-desk-drafts',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só no Painel, a área da equipe: o que cada pessoa digitou e ainda não salvou, para continuar se a sessão cair. Sem senhas nem arquivos. Some ao salvar, descartar ou sair.',
      en: 'Admin, the staff area, only: what each person has typed and not saved yet, to go on if the session ends. No passwords or files. It goes when they save, discard or sign out.',
    },
    duration: SEVEN_DAYS,
  },
  {
    key: 'forja-recent',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só no Painel, a área da equipe: quais registros cada pessoa abriu por último, só o tipo e o código, para a busca mostrá-los primeiro. Sair da conta apaga.',
      en: 'Admin, the staff area, only: which records each person opened last, kind and id alone, so that the search shows them first. Signing out erases it.',
    },
    duration: SEVEN_DAYS,
  },
  {
    key: 'forja-scroll',
    kind: 'sessionStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só no Painel, a área da equipe: até onde cada tela foi rolada, para que Voltar abra a lista no mesmo ponto.',
      en: 'Admin, the staff area, only: how far each screen was scrolled, so that Back opens a list where it was.',
    },
    duration: WITH_THE_TAB,
  },
] as const;
