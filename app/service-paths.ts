type Path = Readonly<Record<'pt' | 'en', string>>;

/**
 * The services, each known by the route of its page, in the order in which the site names them.
 * Whatever else is known of one begins in `features/content/services/register.ts`.
 */
export const servicePaths = {
  softwareApps: { pt: '/servicos/software-apps', en: '/en/services/software-apps' },
  automationAi: { pt: '/servicos/automacao-ia', en: '/en/services/automation-ai' },
  gamesGamification: { pt: '/servicos/jogos-gamificacao', en: '/en/services/games-gamification' },
  consulting: { pt: '/servicos/consultoria', en: '/en/services/consulting' },
} as const satisfies Record<string, Path>;
export type ServiceName = keyof typeof servicePaths;
