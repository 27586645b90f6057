import { use, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { recordKinds } from '#app/palette-registry.ts';
import { DraftsOf } from '#app/ui/admin/editor/kept-drafts.ts';
import { keepRecent } from '#app/ui/admin/recent-records.ts';
import { isUuid } from '#app/ui/uuid.ts';

/** The record at an address, `lead:<id>`. */
function recordAt(pathname: string): string | undefined {
  for (const { kind, path } of recordKinds) {
    const [id] = Object.values(matchPath(path, pathname)?.params ?? {});
    if (isUuid(id)) return `${kind}:${id}`;
  }
  return undefined;
}

/** Keeps which records the user opens, in this browser: the palette shows them first. */
export function useRecentRecord(): void {
  const person = use(DraftsOf);
  const { pathname } = useLocation();
  const record = recordAt(pathname);
  useEffect(() => {
    if (record) keepRecent(person, record);
  }, [person, record]);
}
