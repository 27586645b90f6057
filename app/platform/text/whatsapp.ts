/** WhatsApp gives out no name that ends as an address of the web does. */
const USER_NAME = /^@(?!.*\.(?:com|net|org|br|co|io|app|dev)$)[a-z0-9._]{3,35}$/i;
const USER_ID = /^[a-z]{2}\.[a-z0-9]{8,128}$/i;

/**
 * What WhatsApp shows of somebody without a number: a user name (@ana.souza) or a user id (BR.13491208655302741918), as
 * private.point_key() stores it; undefined for any other text.
 */
export function whatsappIn(typed: string): string | undefined {
  const text = typed.replace(/\p{Cf}/gu, '').trim();
  if (USER_NAME.test(text)) return text.toLowerCase();
  return USER_ID.test(text) ? `${text.slice(0, 2).toUpperCase()}${text.slice(2)}` : undefined;
}
