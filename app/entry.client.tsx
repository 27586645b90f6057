if ('__reactRouterContext' in window) {
  const { hydrateArea } = await import('./areas/admin/hydrate-area.tsx');
  await hydrateArea();
} else {
  const { startSite } = await import('./islands/start-site.ts');
  startSite();
}

export {};
