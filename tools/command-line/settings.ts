import { type Settings, settings } from '#app/platform/env.server.ts';

/** The settings; ends the process with what is wrong with them. */
export function settingsOrEnd(): Settings {
  try {
    return settings();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
