import type { Feature } from '#app/feature.ts';

export const authArea = {
  auth: {
    signUp: { file: 'areas/auth/sign-up/sign-up.route.tsx' },
    sent: { file: 'areas/auth/sign-up/sent.route.tsx' },
    confirm: { file: 'areas/auth/confirm/confirm.route.tsx' },
    resend: { file: 'areas/auth/sign-up/resend.route.tsx' },
    forgot: { file: 'areas/auth/recovery/forgot.route.tsx' },
    reset: { file: 'areas/auth/recovery/reset.route.tsx' },
    link: { file: 'areas/auth/sign-in-link/link.route.tsx' },
    useLink: { file: 'areas/auth/sign-in-link/use-link.route.tsx' },
    secondStep: { file: 'areas/auth/second-step/second-step.route.tsx' },
    issuer: { file: 'areas/auth/issuer/issuer.route.tsx' },
    issuerCallback: { file: 'areas/auth/issuer/callback.route.tsx' },
    signOut: { file: 'areas/auth/sign-out/sign-out.route.tsx' },
    setUp: { file: 'areas/auth/set-up/set-up.route.tsx' },
    passkeySignIn: { file: 'areas/auth/sign-in/passkey.route.tsx' },
    account: { file: 'areas/auth/account/account.route.tsx' },
    again: { file: 'areas/auth/account/again/again.route.tsx' },
    password: { file: 'areas/auth/account/password/password.route.tsx' },
    email: { file: 'areas/auth/account/email/email.route.tsx' },
    secondFactor: { file: 'areas/auth/account/second-factor/second-factor.route.tsx' },
    passkeys: { file: 'areas/auth/account/passkeys/passkeys.route.tsx' },
    passkeyAdd: { file: 'areas/auth/account/passkeys/add.route.tsx' },
    sessions: { file: 'areas/auth/account/sessions/sessions.route.tsx' },
  },
} as const satisfies Feature;
