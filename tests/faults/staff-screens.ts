import { screensFor } from '#app/areas/admin/frame/screens.ts';
import { areaPaths } from '#app/paths.ts';
import { type Answer, type Ask, ask } from '../routes/ask.ts';
import { endOf, startCommand } from '../routes/site-process.ts';

const PASSWORD = 'bigorna lilás quatorze';

/** Makes a superadmin by the command of operators, with the settings of the site. Returns the token of the link. */
export async function makeSuperadmin(email: string, env: Record<string, string>): Promise<string> {
  const args = ['tools/admin.ts', '--email', email];
  const { child, output } = startCommand(process.execPath, args, env);
  if ((await endOf(child)) !== 0) throw new Error(output());
  const link = /\/auth\/reset\?(token=\S+)/.exec(output())?.[1];
  return new URLSearchParams(link).get('token') ?? '';
}

/**
 * Sets the password of a link, signs in and opens every screen of the menu. Returns those that answered otherwise than
 * with 200, each with its status.
 */
export async function openEveryScreen(
  port: number,
  { origin, email, token }: { origin: string; email: string; token: string },
): Promise<{ opened: number; wrong: string[] }> {
  const post = (address: string, fields: Record<string, string>): Promise<Answer> => {
    const options: Ask = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: String(new URLSearchParams(fields)),
    };
    return ask(port, address, options);
  };
  await post('/auth/reset', { token, password: PASSWORD });
  const signedIn = await post(areaPaths.auth, { email, password: PASSWORD });
  if (!String(signedIn.headers.location).startsWith(areaPaths.admin)) {
    throw new Error(`Not signed in: ${signedIn.status}`);
  }
  const cookie = (signedIn.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  const screens = screensFor(() => true).map(({ path }) => path);
  const wrong: string[] = [];
  for (const path of screens) {
    const { status } = await ask(port, path, { headers: { cookie } });
    if (status !== 200) wrong.push(`${path}: ${status}`);
  }
  return { opened: screens.length, wrong };
}
