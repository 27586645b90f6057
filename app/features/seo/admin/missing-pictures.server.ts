import { existsSync } from 'node:fs';
import path from 'node:path';
import { keyOfLogo } from '#app/features/brand/logo-address.ts';
import { pictureAt, pictureKey } from '#app/features/content/pictures/picture.ts';
import { endpoints } from '#app/paths.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import type { PageFact } from '../page-facts.ts';

async function isStored(key: string): Promise<boolean> {
  const stream = await storage().read(key);
  await stream?.cancel();
  return stream !== undefined;
}

function isServed(pathname: string): boolean {
  const folder = path.join(projectRoot(), 'public');
  const file = path.join(folder, pathname);
  return file.startsWith(folder + path.sep) && existsSync(file);
}

/** Whether an address of this site, from its root, is a picture. Drawn ones are there for every page. */
async function isFound(address: string): Promise<boolean> {
  const [pathname = ''] = address.split(/[?#]/);
  if (pathname.startsWith(`${endpoints.pictures}/`)) return true;
  const picture = pictureAt(pathname);
  const key = picture ? pictureKey(picture.id, picture.variant) : keyOfLogo(pathname);
  return key && (await isStored(key)) ? true : isServed(pathname);
}

/** The addresses of this site in settings of staff behind which there is no picture. Other sites are not asked. */
export async function missingPictures(
  facts: readonly PageFact[],
  base: string,
): Promise<ReadonlySet<string>> {
  const typed = new Set(
    facts.flatMap(({ shown: { ogImage }, picture }) =>
      ogImage === null || ogImage === picture ? [] : [ogImage],
    ),
  );
  const missing = new Set<string>();
  for (const address of typed) {
    const own = address.startsWith(`${base}/`) ? address.slice(base.length) : address;
    if (own.startsWith('/') && !(await isFound(own))) missing.add(address);
  }
  return missing;
}
