import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import preferencesStyles from './preferences.css?url';
import { Preferences } from './preferences.tsx';

const PIECES = {
  preferences: () => <Preferences stylesheet={preferencesStyles} />,
} as const;

export type PieceName = keyof typeof PIECES;
export const isPieceName = (name: string): name is PieceName => Object.hasOwn(PIECES, name);

const rendered = new Map<string, string>();

/** The dialog in one language: the same for all visitors, so rendered once. */
export function pieceHtml(name: PieceName, locale: Locale): string {
  const key = `${locale} ${name}`;
  let html = rendered.get(key);
  if (html === undefined) {
    const Piece = PIECES[name];
    html = renderToStaticMarkup(
      <I18nextProvider i18n={instanceOf(locale)}>
        <Piece />
      </I18nextProvider>,
    );
    rendered.set(key, html);
  }
  return html;
}
