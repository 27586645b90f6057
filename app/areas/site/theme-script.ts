/** Local-storage key of the visitor's theme choice; declared on /cookies. */
export const THEME_KEY = 'theme';

/** Applies a kept theme choice before the first paint. A constant, so that its hash fits the CSP. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
