import { FONTS_KEY } from '#app/styles/web-fonts.behaviour.ts';

/** Local-storage key of the visitor's theme choice; declared on /cookies. */
export const THEME_KEY = 'theme';

/**
 * Applies a kept theme choice, and the fonts that this tab already has, before the first paint. A
 * constant, so that its hash fits the CSP.
 */
export const THEME_SCRIPT =
  'try{var d=document.documentElement.dataset,' +
  `t=localStorage.getItem(${JSON.stringify(THEME_KEY)});` +
  'if(t==="light"||t==="dark")d.theme=t;' +
  `if(sessionStorage.getItem(${JSON.stringify(FONTS_KEY)}))d.fonts=""}catch(e){}`;
