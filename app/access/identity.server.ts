import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { magicLink, twoFactor } from 'better-auth/plugins';
import { areaPaths, authPaths } from '#app/paths.ts';
import { identityDatabase } from '#app/platform/database/identity-database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { queueAccountMail } from './account-mail.server.ts';
import { PASSKEY_COOKIE_KEY, SECOND_STEP_COOKIE_KEY, SESSION_COOKIE_KEY } from './cookie-names.ts';
import { ORIGIN_QUERY, savedOrigin } from './landing.ts';
import {
  CONFIRM_LINK_S,
  FRESH_SIGN_IN_S,
  PASSWORD_LENGTH,
  RESET_LINK_S,
  SESSION_IDLE_S,
  SESSION_RENEWAL_S,
  SIGN_IN_LINK_S,
} from './limits.ts';
import { ownCookieName, secureOrigin } from './own-cookie.server.ts';
import { boundedHash } from './password/password-hash.server.ts';
import { recoveryCodes } from './second-factor/recovery-codes.ts';

/** Header in which the server passes the client's resolved address to the auth library. */
export const ADDRESS_HEADER = 'x-settled-address';

const withToken = (path: string, token: string) => `${path}?${new URLSearchParams({ token })}`;

/** The link that confirms an address. It carries the page that the user requested before signing up. */
function confirmPath(token: string, libraryUrl: string): string {
  const wanted = savedOrigin(new URL(libraryUrl).searchParams.get('callbackURL'));
  const query = wanted ? `&${new URLSearchParams({ [ORIGIN_QUERY]: wanted })}` : '';
  return `${withToken(authPaths.confirm, token)}${query}`;
}

function requireUserCheck(checked: boolean | undefined): void {
  if (!checked) throw new APIError('BAD_REQUEST', { message: 'The device did not check its user' });
}

/** The library's own names, in the tables of the schema identity. */
const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

function makeIdentity() {
  const secure = secureOrigin();
  return betterAuth({
    // Never shown: a device shows the company's name, which is set when the passkey is made.
    appName: new URL(settings().PUBLIC_URL).hostname,
    baseURL: settings().PUBLIC_URL,
    secret: keyedHash('identity').toString('base64url'),
    database: { db: identityDatabase(), type: 'postgres', schemaName: 'identity' },
    telemetry: { enabled: false },
    // Its own counters are per process; ours are in the database and count per account as well.
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ from: 'auth' }, message),
    },
    advanced: {
      cookiePrefix: secure ? '__Host-forja' : 'forja',
      cookies: {
        session_token: { name: ownCookieName(SESSION_COOKIE_KEY) },
        two_factor: { name: ownCookieName(SECOND_STEP_COOKIE_KEY) },
        'better-auth-passkey': { name: ownCookieName(PASSKEY_COOKIE_KEY) },
      },
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    user: {
      modelName: 'users',
      fields: { ...times, emailVerified: 'email_verified' },
      additionalFields: { locale: { type: 'string', required: true, defaultValue: 'pt-BR' } },
    },
    session: {
      modelName: 'sessions',
      fields: {
        ...times,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        issuerId: { type: 'string', required: false, input: false, fieldName: 'issuer_id' },
        issuerSecondStep: {
          type: 'boolean',
          required: false,
          input: false,
          fieldName: 'issuer_second_step',
        },
      },
      expiresIn: SESSION_IDLE_S,
      updateAge: SESSION_RENEWAL_S,
      freshAge: FRESH_SIGN_IN_S,
    },
    account: {
      modelName: 'accounts',
      fields: {
        ...times,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { ...times, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: boundedHash,
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        queueAccountMail(user.id, 'reset-password', { path: withToken(authPaths.reset, token) }),
      onPasswordReset: ({ user }) => queueAccountMail(user.id, 'password-changed'),
      onExistingUserSignUp: ({ user }) =>
        queueAccountMail(user.id, 'already-registered', { path: areaPaths.auth }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: CONFIRM_LINK_S,
      sendVerificationEmail: ({ user, token, url }) =>
        queueAccountMail(user.id, 'confirm-email', { path: confirmPath(token, url) }),
    },
    plugins: [
      passkey({
        rpID: new URL(settings().PUBLIC_URL).hostname,
        origin: new URL(settings().PUBLIC_URL).origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // The library accepts a passkey whose device did not verify its user: only one factor.
        registration: {
          afterVerification: ({ verification }) =>
            requireUserCheck(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            requireUserCheck(verification.authenticationInfo.userVerified),
        },
        schema: {
          passkey: {
            modelName: 'passkeys',
            fields: {
              publicKey: 'public_key',
              userId: 'user_id',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
      magicLink({
        disableSignUp: true,
        expiresIn: SIGN_IN_LINK_S,
        storeToken: 'hashed',
        sendMagicLink: async ({ email, token }) => {
          const user = await identity().$context.then(({ internalAdapter }) =>
            internalAdapter.findUserByEmail(email),
          );
          // No account has that address: no mail is sent, and the page is the same.
          if (!user) return;
          // A link alone must not replace the second step: these users get a mail that refers to the
          // password.
          const { twoFactorEnabled } = user.user as { twoFactorEnabled?: boolean };
          await queueAccountMail(
            user.user.id,
            twoFactorEnabled ? 'sign-in-link-refused' : 'sign-in-link',
            { path: twoFactorEnabled ? areaPaths.auth : withToken(authPaths.useLink, token) },
          );
        },
      }),
      twoFactor({
        // The library locks an account for all browsers; our limit spares browsers that have signed in before.
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: recoveryCodes },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  });
}

type Identity = ReturnType<typeof makeIdentity>;
let made: Identity | undefined;

/** The auth library with our tables, mails and limits. Its endpoints are not served: pages call its
 * functions, so that every form works without scripts. */
export function identity(): Identity {
  made ??= makeIdentity();
  return made;
}
