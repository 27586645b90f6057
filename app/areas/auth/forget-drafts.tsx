import { REPLIES_KEY } from '#app/features/client-device/waiting-replies.ts';
import { UPLOADS_KEY } from '#app/features/projects/files/saved-uploads.ts';
import { authPaths } from '#app/paths.ts';
import { DRAFTS_KEY as COMPOSER_KEY } from '#app/ui/admin/composer/drafts.ts';
import { DRAFTS_KEY as EDITOR_KEY } from '#app/ui/admin/editor/kept-drafts.ts';
import { RECENT_KEY } from '#app/ui/admin/recent-records.ts';

const text = (value: string) => JSON.stringify(value);

/**
 * Deletes the unsaved admin drafts of the user, the records that they opened last, the files being uploaded and
 * the queued replies, when they sign out of this browser: by the form of that name, or by the button that ends every session. A constant,
 * so that its hash fits the CSP. The element carries the id of the user.
 */
export const FORGET_DRAFTS_SCRIPT =
  '{let p=document.currentScript.dataset.person+"/";addEventListener("submit",e=>{' +
  `if(e.target.getAttribute("action")!==${text(authPaths.signOut)}&&e.submitter?.value!=="all")return;` +
  `try{localStorage.removeItem(${text(COMPOSER_KEY)});localStorage.removeItem(${text(UPLOADS_KEY)});` +
  `for(let n of Object.keys(localStorage))if(n.startsWith(${text(REPLIES_KEY)}))localStorage.removeItem(n);` +
  `for(let k of [${text(EDITOR_KEY)},${text(RECENT_KEY)}]){` +
  'let d=JSON.parse(localStorage.getItem(k)||"{}"),n;' +
  'for(n of Object.keys(d))if(n.startsWith(p))delete d[n];' +
  'if(Object.keys(d).length)localStorage.setItem(k,JSON.stringify(d));' +
  'else localStorage.removeItem(k)}}catch{}})}';

/** On the pages with a sign-out; without a user there is none. */
export function ForgetDrafts({ person }: { person: string | undefined }) {
  if (person === undefined) return null;
  return (
    <script
      data-person={person}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, hashed in the CSP
      dangerouslySetInnerHTML={{ __html: FORGET_DRAFTS_SCRIPT }}
    />
  );
}
