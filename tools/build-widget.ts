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
 * Builds the loader of the feedback widget into the client folder: one file for all current browsers,
 * under a name without a hash, since pages of other products refer to it.
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
