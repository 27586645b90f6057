import type { Locale } from '#app/i18n/locale.ts';
import type { Position, Theme } from '../../feedback-rules.ts';

export type Snippet = {
  /** The address of the loader. */
  loader: string;
  project: string;
  module: string;
  /** Empty: the language of the page around it. */
  language: Locale | '';
  theme: Theme;
  position: Position;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The code for the pages of a product that shows its button. */
export function snippetOf({ loader, project, module, language, theme, position }: Snippet): string {
  const options = {
    src: loader,
    'data-project': project,
    'data-module': module,
    'data-lang': language,
    'data-theme': theme,
    'data-position': position,
  };
  const attributes = Object.entries(options).flatMap(([name, value]) =>
    value === '' ? [] : [`\n  ${name}="${escaped(value)}"`],
  );
  return `<script async${attributes.join('')}></script>`;
}
