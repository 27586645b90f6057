import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { saveSetting } from '#app/audit/save-setting.server.ts';
import { LOGO_NAME, LOGO_TYPES, logoKey, logoUrl } from '#app/features/brand/logo-address.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { LogoReply, ReadLogo } from './logo.ts';
import { logoIn } from './logo-form.server.ts';
import { addLogo, deleteLogo, logoNamed, readLogoRow, setLogo } from './logos.store.server.ts';
import { readLogo } from './read-logo.server.ts';
import { settleLogoLater } from './settle-logo.server.ts';

type Permissions = ReadonlySet<Permission>;
type Answer = { reply: LogoReply; status: number };
export type UploadOutcome = { kind: 'made'; id: string } | ({ kind: 'answer' } & Answer);

const UNIQUE_VIOLATION = '23505';
const FOR_AN_HOUR = 'public, max-age=3600';
const uuid = z.uuid();

const answer = (status: number, reply: Partial<LogoReply>): Answer => ({
  status,
  reply: { mistakes: {}, ...reply },
});

/** Puts the file where its address says; false when the storage does not take it. */
async function keep(name: string, logo: ReadLogo): Promise<boolean> {
  const { extension, place, size, sha256 } = logo;
  const contentType = LOGO_TYPES[extension];
  await settleLogoLater(logoKey(name, extension));
  try {
    await storage().keep(logoKey(name, extension), {
      place,
      size,
      sha256,
      contentType,
      cacheControl: FOR_AN_HOUR,
    });
    return true;
  } catch (error) {
    log.error({ err: error, name }, 'a logo could not be stored');
    return false;
  }
}

/** Has a file that is about to lose its record looked after, should nobody come to remove it. */
const watch = async (path: string | undefined, next?: string) => {
  if (path?.startsWith('logos/') && path !== next) await settleLogoLater(path);
};

/** Takes a file out of the storage; those that came with the site lie elsewhere and stay. */
async function removeFile(path: string): Promise<boolean> {
  if (!path.startsWith('logos/')) return true;
  try {
    await storage().remove(path);
    return true;
  } catch (error) {
    log.error({ err: error, path }, 'a logo file nobody needs could not be removed');
    return false;
  }
}

const fileColumns = (name: string, { extension, sha256, width, height }: ReadLogo) => ({
  filePath: logoKey(name, extension),
  publicUrl: logoUrl(name, extension, sha256),
  width,
  height,
});

/** The one file of a post as a logo; none where the field was left empty. */
async function fileOf({ files: [file], tooMany }: Upload) {
  if (tooMany)
    return { kind: 'refused' as const, refusal: { why: 'unsupported' as const, what: '' } };
  return file ? readLogo(file) : { kind: 'none' as const };
}

/** Takes a new logo in, or puts it in the place of the one that has its name. */
export async function uploadLogo(
  person: Person,
  upload: Upload,
  permissions: Permissions,
): Promise<UploadOutcome> {
  const told = (status: number, reply: Partial<LogoReply>): UploadOutcome => ({
    kind: 'answer',
    ...answer(status, { ...said, ...reply }),
  });
  const { name, values, mistakes, said, replace } = logoIn(upload.texts);
  if (!permissions.has('settings:create')) return told(403, { failed: 'forbidden' });
  const read = await fileOf(upload);
  const file =
    read.kind === 'refused'
      ? read.refusal
      : read.kind === 'none'
        ? { why: 'missing' as const, what: '' }
        : undefined;
  if (name === undefined || !values || read.kind !== 'read') {
    return told(422, { mistakes, failed: 'invalid', ...(file && { file }) });
  }
  const taken = { mistakes: { exists: true as const }, failed: 'invalid' as const };
  const before = await asPerson(person, (tx) => logoNamed(tx, name));
  if (before && !replace) return told(409, taken);
  if (before && !permissions.has('settings:update')) return told(403, { failed: 'forbidden' });
  if (!(await keep(name, read.logo))) return told(503, { failed: 'storage' });
  const columns = { ...values, ...fileColumns(name, read.logo) };
  await watch(before?.filePath, columns.filePath);
  try {
    const id = await asPerson(person, async (tx) => {
      if (!before) return addLogo(tx, { name, ...columns });
      await setLogo(tx, before.id, columns);
      return before.id;
    });
    if (before && before.filePath !== columns.filePath) await removeFile(before.filePath);
    return { kind: 'made', id };
  } catch (error) {
    // Somebody else took the name in between.
    if (sqlState(error) === UNIQUE_VIOLATION) return told(409, taken);
    throw error;
  }
}

/** Saves a logo, with or without another file; the name stays, because it is the file's. */
export async function saveLogo(
  person: Person,
  logoId: string,
  upload: Upload,
  permissions: Permissions,
): Promise<Answer> {
  const { values, mistakes, said, revision } = logoIn(upload.texts);
  if (!permissions.has('settings:update')) return answer(403, { ...said, failed: 'forbidden' });
  const id = uuid.safeParse(logoId);
  const found = id.success ? await asPerson(person, (tx) => readLogoRow(tx, id.data)) : undefined;
  if (!found) return answer(404, { ...said, failed: 'gone' });
  const { logo, deleted } = found;
  // Its file went with it: there is nothing that could come back.
  if (deleted) return answer(409, { ...said, deleted: true });
  const { name: _, ...wrong } = mistakes;
  const read = await fileOf(upload);
  if (!values || read.kind === 'refused') {
    const file = read.kind === 'refused' ? { file: read.refusal } : {};
    return answer(422, { ...said, ...file, mistakes: wrong, failed: 'invalid', revision });
  }
  // A file is not overwritten for a save that will be refused.
  const quick = revision === logo.revision;
  const fresh = read.kind === 'read' && quick ? read.logo : undefined;
  if (fresh && !LOGO_NAME.test(logo.name)) {
    return answer(422, { ...said, mistakes: { name: true }, failed: 'invalid', revision });
  }
  if (fresh && !(await keep(logo.name, fresh))) {
    return answer(503, { ...said, failed: 'storage', revision });
  }
  const columns = { ...values, ...(fresh && fileColumns(logo.name, fresh)) };
  if (fresh) await watch(logo.path, columns.filePath);
  const saved = await asPerson(person, (tx) =>
    saveSetting(tx, 'logos', { id: logo.id, revision }, columns),
  );
  if (saved.kind === 'gone') return answer(404, { ...said, failed: 'gone' });
  if (saved.kind === 'conflict') {
    return answer(409, { ...said, conflict: saved.conflict, revision });
  }
  if (columns.filePath !== undefined && logo.path !== columns.filePath) {
    await removeFile(logo.path);
  }
  return answer(200, { done: 'saved', revision: saved.revision });
}

const NEEDS = {
  on: 'settings:update',
  off: 'settings:update',
  delete: 'settings:delete',
} as const satisfies Record<string, Permission>;

/** A post of the list: a logo on, off, or deleted with its file. */
export async function actOnLogos(
  person: Person,
  texts: Readonly<Record<string, string>>,
  permissions: Permissions,
): Promise<Answer> {
  const { intent = '' } = texts;
  if (!Object.hasOwn(NEEDS, intent)) return answer(422, { failed: 'invalid' });
  const asked = intent as keyof typeof NEEDS;
  if (!permissions.has(NEEDS[asked])) return answer(403, { failed: 'forbidden' });
  const id = uuid.safeParse(texts['id']);
  if (!id.success) return answer(404, { failed: 'gone' });
  if (asked !== 'delete') {
    const changed = await asPerson(person, (tx) =>
      setLogo(tx, id.data, { isActive: asked === 'on' }),
    );
    return changed ? answer(200, { done: asked }) : answer(404, { failed: 'gone' });
  }
  const known = await asPerson(person, (tx) => readLogoRow(tx, id.data));
  if (!known || known.deleted) return answer(404, { failed: 'gone' });
  await watch(known.logo.path);
  const key = { id: id.data, revision: Number(texts['revision']) || 0 };
  const path = await asPerson(person, (tx) => deleteLogo(tx, key));
  if (path === undefined) {
    const now = await asPerson(person, (tx) => readLogoRow(tx, id.data));
    return now && !now.deleted
      ? answer(409, { failed: 'changed' })
      : answer(404, { failed: 'gone' });
  }
  // The record went first: a file without one is litter, a record without its file a broken page.
  return (await removeFile(path))
    ? answer(200, { done: 'deleted' })
    : answer(502, { failed: 'left' });
}
