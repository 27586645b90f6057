import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody whom the issuer knows, with the claims that it tells of them. */
export type IssuerPerson = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
  amr?: string[];
};

export type TestIssuer = {
  issuer: string;
  client: { id: string; secret: string };
  people: Map<string, IssuerPerson>;
  /** Who is at the keyboard when the issuer asks. */
  signsIn: string;
  /** How often it asked for credentials. */
  asked: number;
  /** Claims that the next tokens get in place of the right ones, signed with the right key or with another. */
  forged: { claims: Record<string, unknown>; key?: 'other' } | null;
  close: () => Promise<void>;
  /** Listens again on the same port. */
  open: () => Promise<void>;
};

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with other claims. */
function resigned(token: string, claims: Record<string, unknown>, key: KeyObject): string {
  const [head = '', body = ''] = token.split('.');
  const told = JSON.parse(Buffer.from(body, 'base64url').toString());
  const text = `${head}.${encoded({ ...told, ...claims })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

/** Changes the JSON that an answer ends with. */
function rewrite(response: ServerResponse, change: (body: Record<string, unknown>) => unknown) {
  const end = response.end.bind(response) as (text: string) => ServerResponse;
  response.end = ((text: unknown) => {
    const body = JSON.stringify(change(JSON.parse(String(text))));
    response.setHeader('content-length', Buffer.byteLength(body));
    return end(body);
  }) as ServerResponse['end'];
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** A real issuer of OpenID Connect on this machine; it signs in the chosen person without asking. */
export async function startIssuer(redirectUri: string): Promise<TestIssuer> {
  const key = newKey();
  const otherKey = newKey();
  const jwk = { ...key.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  const client = { id: 'forja', secret: 'a secret of the client that is long enough' };
  const test: Pick<TestIssuer, 'people' | 'signsIn' | 'asked' | 'forged'> = {
    people: new Map(),
    signsIn: '',
    asked: 0,
    forged: null,
  };
  const server: Server = createServer();
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    // biome-ignore lint/suspicious/noExplicitAny: the key of a test, as node exports it
    jwks: { keys: [jwk as any] },
    cookies: { keys: ['a key of cookies'] },
    claims: {
      openid: ['sub', 'groups', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ ...test.people.get(sub), sub }),
    }),
    async loadExistingGrant(context) {
      const { client: asked, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: asked?.clientId,
        accountId: session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const serve = provider.callback();
  server.on('request', async (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      const { prompt } = await provider.interactionDetails(request, response);
      if (test.signsIn === '') {
        const denied = { error: 'access_denied', error_description: 'cancelled' };
        return provider.interactionFinished(request, response, denied);
      }
      if (prompt.name === 'login') test.asked += 1;
      const amr = test.people.get(test.signsIn)?.amr;
      const login = { accountId: test.signsIn, remember: true, ...(amr && { amr }) };
      return provider.interactionFinished(
        request,
        response,
        prompt.name === 'login' ? { login } : {},
      );
    }
    const { forged } = test;
    if (request.url === '/token' && forged) {
      rewrite(response, (body) => ({
        ...body,
        id_token: resigned(
          String(body['id_token']),
          forged.claims,
          forged.key === 'other'
            ? otherKey
            : createPrivateKey(key.export({ format: 'pem', type: 'pkcs8' })),
        ),
      }));
    }
    return serve(request, response);
  });
  return Object.assign(test, {
    issuer,
    client,
    open: () => listen(port),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
