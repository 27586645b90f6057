import type { ComponentType } from 'react';

/* Apart from what hydrates them: the name of each would be in every visitor's first script. */
const modules = import.meta.glob<{ default: ComponentType<object> }>('../**/*.island.tsx');

/** The component of an island, by its name. */
export async function islandModule(name: string | undefined): Promise<ComponentType<object>> {
  const path = Object.keys(modules).find((file) => file.endsWith(`/${name}.island.tsx`));
  const load = path && modules[path];
  if (!load) throw new Error(`No island ${name}.`);
  return (await load()).default;
}
