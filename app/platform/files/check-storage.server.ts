import { settings } from '#app/platform/env.server.ts';
import { explainFailure } from '#app/platform/log/explain-failure.ts';
import { log } from '#app/platform/log/log.server.ts';
import { storage } from './storage.server.ts';

/** Logs why the bucket of the settings cannot be used; otherwise the first file would be what shows it. */
export async function checkStorage(): Promise<void> {
  if (!settings().STORAGE_URL) return;
  try {
    for await (const _ of storage().list()) break;
  } catch (error) {
    log.warn({ err: error }, `STORAGE_URL: ${explainFailure(error)}`);
  }
}
