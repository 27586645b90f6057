import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areaPaths, authPaths } from '#app/paths.ts';
import { cookiesOf, member, type Person, post, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
const signIn = ({ email, password }: Person) => post(site(), areaPaths.auth, { email, password });

describe('passkey posts', () => {
  it('requires user verification, and refuses forged responses', async () => {
    const challenge = await post(site(), authPaths.passkeySignIn, {}, { json: true });
    expect(JSON.parse(challenge.text)).toMatchObject({ options: { userVerification: 'required' } });
    const cookie = cookiesOf(challenge);
    const proof = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
      clientExtensionResults: {},
    };
    for (const given of [{}, { id: 'AAAA' }, proof, { ...proof, id: { $ne: '' } }]) {
      const { status, text } = await post(
        site(),
        authPaths.passkeySignIn,
        { given },
        { json: true, cookie },
      );
      expect([status, Object.keys(JSON.parse(text))]).toEqual([401, ['error']]);
    }
  });

  it('nobody renames or removes the passkey of somebody else', async () => {
    const victim = await member();
    const [row] = await sql<{ id: string }>(
      `insert into identity.passkeys
         (name, public_key, user_id, credential_id, counter, device_type, backed_up)
       values ('Dela', 'AAAA', $1, $2, 0, 'singleDevice', false) returning id`,
      victim.id,
      randomUUID(),
    );
    const cookie = sessionIn(await signIn(await member()));
    const refused = await Promise.all(
      [{ remove: row?.id }, { rename: row?.id, name: 'Minha' }, { remove: 'x' }].map((fields) =>
        post(site(), authPaths.passkeys, fields, { cookie }),
      ),
    );
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await sql('select name from identity.passkeys where user_id = $1', victim.id)).toEqual([
      { name: 'Dela' },
    ]);
  });

  it('are no pages', async () => {
    expect((await site().ask(authPaths.passkeySignIn)).status).toBe(405);
  });
});
