import { CONSENT_KEY } from '#app/consent/consent.ts';
import { FONTS_KEY } from '#app/styles/web-fonts.behaviour.ts';
import { THEME_KEY } from '#app/ui/tokens/theme-key.ts';

/**
 * Settles before the first paint what this browser has stored: the chosen theme; whether the banner is to
 * ask (`data-ask`), which has its room in the page from the start; the fonts that this tab has already. Marks whether the page is read
 * from its top (`data-fresh`): back navigation and links to an anchor need the page's true heights. A constant, so
 * that its hash fits the CSP.
 */
export const THEME_SCRIPT =
  '{let d=document.documentElement.dataset,t;' +
  'd.ask=navigator.globalPrivacyControl?"gpc":"";try{' +
  `if((localStorage.getItem(${JSON.stringify(CONSENT_KEY)})||"").startsWith(` +
  `${JSON.stringify(import.meta.env.CONSENT_VERSION)}))delete d.ask;` +
  `t=localStorage.getItem(${JSON.stringify(THEME_KEY)});` +
  'if(t==="light"||t==="dark")d.theme=t;' +
  'if(!location.hash&&performance.getEntriesByType("navigation")[0].type==="navigate")d.fresh="";' +
  `if(sessionStorage.getItem(${JSON.stringify(FONTS_KEY)}))d.fonts="kept"` +
  '}catch(e){}}';
