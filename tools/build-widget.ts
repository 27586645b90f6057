import path from 'node:path';
import { build } from 'vite';
import english from '../app/features/feedback/locales/en.json' with { type: 'json' };
import portuguese from '../app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import type { WidgetBuild } from '../app/features/feedback/widget/widget-build.ts';
import { endpoints } from '../app/paths.ts';

const wordsOf = ({ trigger, dialog }: typeof portuguese) => ({
  label: trigger,
  close: dialog.close,
});
const before = (pattern: string) => pattern.replace(':project', '');

/**
 * Builds the loader that other products name into the client's folder: alone, in one file that any
 * browser of today runs as it stands, and under a name without a hash, which stays in their pages.
 */
export async function buildWidget(folder: string): Promise<void> {
  const { pt, en } = endpoints.feedbackFrame;
  const constants: WidgetBuild = {
    pt: { frame: before(pt), ...wordsOf(portuguese) },
    en: { frame: before(en), ...wordsOf(english) },
  };
  const address = endpoints.feedbackWidget.slice(1);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { WIDGET: JSON.stringify(constants) },
    build: {
      outDir: path.join(folder, 'client'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(import.meta.dirname, '../app/features/feedback/widget/loader.ts'),
        output: { format: 'iife', entryFileNames: address },
      },
    },
  });
}
