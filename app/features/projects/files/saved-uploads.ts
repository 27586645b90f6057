import type { PreviousUpload, UrlStorage } from 'tus-js-client';

/** Unfinished uploads as this browser stores them, so that they go on after a reload. */
export const UPLOADS_KEY = 'forja-uploads';

/** As long as the server keeps what has come. */
const DAY_MS = 86_400_000;

export type SavedUpload = PreviousUpload & { fingerprint: string };
type SavedUploads = { owner: string; uploads: Record<string, SavedUpload> };

function read(owner: string): SavedUploads {
  try {
    const saved = JSON.parse(localStorage.getItem(UPLOADS_KEY) ?? '{}') as Partial<SavedUploads>;
    // Uploads of another user, who left without signing out, do not belong to this one.
    if (saved.owner !== owner || !saved.uploads) return { owner, uploads: {} };
    const fresh = Object.entries(saved.uploads).filter(
      ([, { creationTime }]) => Date.now() - Date.parse(creationTime) < DAY_MS,
    );
    return { owner, uploads: Object.fromEntries(fresh) };
  } catch {
    return { owner, uploads: {} };
  }
}

function write(saved: SavedUploads): void {
  try {
    if (Object.keys(saved.uploads).length === 0) localStorage.removeItem(UPLOADS_KEY);
    else localStorage.setItem(UPLOADS_KEY, JSON.stringify(saved));
  } catch {
    // Without room on the device an upload goes on as long as its page stays open.
  }
}

/** The uploads of one person on this device, as the library for resumable uploads keeps them. */
export function savedUploads(owner: string): UrlStorage & { all: () => SavedUpload[] } {
  const all = () => Object.values(read(owner).uploads);
  return {
    all,
    findAllUploads: async () => all(),
    findUploadsByFingerprint: async (fingerprint) =>
      all().filter((one) => one.fingerprint === fingerprint),
    removeUpload: async (key) => {
      const saved = read(owner);
      delete saved.uploads[key];
      write(saved);
    },
    addUpload: async (fingerprint, upload) => {
      const saved = read(owner);
      const key = `${Date.now()}-${Object.keys(saved.uploads).length}`;
      saved.uploads[key] = { ...upload, fingerprint, urlStorageKey: key };
      write(saved);
      return key;
    },
  };
}
