import { log } from '#app/platform/log/log.server.ts';
import { THEME_SCRIPT } from '../theme-script.ts';
import { cutLetters } from './cut-letters.server.ts';
import { headingVoices, type Voice } from './heading-voices.ts';
import { lettersAddress } from './letters-address.server.ts';

/** What the letters of one heading may weigh, all its files together, as browsers fetch them. */
export const LARGEST_BYTES = 6 * 1024;

/** Names of type.css. */
const FACE_OF: Readonly<Record<Voice, string>> = {
  raw: 'font-family:Raw;font-weight:900',
  finished: 'font-family:Finished',
};

const SCRIPT = `<script>${THEME_SCRIPT}`;
/** Of the page's first style, which holds the brand's colours. */
const STYLE_END = '</style>';

export type LetteredPage = {
  html: string;
  /** What was put behind the page's own style, for the policy; empty where nothing was. */
  style: string;
};

/** Addresses of the letters of a page's heading by voice; none where they would weigh too much. */
async function namedLetters(html: string): Promise<[Voice, string][]> {
  const voices = Object.entries(headingVoices(html)) as [Voice, string][];
  const files = await Promise.all(voices.map(([voice, letters]) => cutLetters(voice, letters)));
  const bytes = files.reduce((sum, { br }) => sum + br.byteLength, 0);
  if (bytes > LARGEST_BYTES) return [];
  return voices.map(([voice, letters]) => [voice, lettersAddress({ voice, letters })]);
}

function withoutLetters(error: unknown): [] {
  log.error({ err: error }, 'heading letters could not be made');
  return [];
}

/**
 * Gives a finished page the letters of its heading: faces of their own, and links that fetch them
 * beside the stylesheets. The links are in a `<noscript>` in front of the theme script, which takes them
 * out of it where the visitor need not be spared (decision 005).
 */
export async function placeLetters(html: string): Promise<LetteredPage> {
  const hasPlaces = html.includes(SCRIPT) && html.includes(STYLE_END);
  const named = hasPlaces ? await namedLetters(html).catch(withoutLetters) : [];
  if (named.length === 0) return { html, style: '' };
  const style = named
    .map(([voice, url]) => `@font-face{${FACE_OF[voice]};src:url(${url});font-display:fallback}`)
    .join('');
  const links = named
    .map(([, url]) => `<link rel="preload" as="font" crossorigin href="${url}">`)
    .join('');
  return {
    html: html
      .replace(SCRIPT, () => `<noscript>${links}</noscript>${SCRIPT}`)
      .replace(STYLE_END, () => `${style}${STYLE_END}`),
    style,
  };
}
