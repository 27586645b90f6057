/** The field with the password that confirms who posts a form. */
export const CONFIRM_FIELD = 'confirmPassword';

/** How a user confirms that it is them: by password, at the issuer that serves their domain, or by either. */
export type ConfirmWays = { password: boolean; issuer: { id: string; name: string } | null };

/** Why a command that requires a recent sign-in is refused, with the HTTP status. */
export const STEP_UP_STATUS = {
  sign_in_old: 401,
  password_wrong: 422,
  tries_exhausted: 429,
} as const;
export type StepUpCode = keyof typeof STEP_UP_STATUS;

export const isStepUpCode = (code: string): code is StepUpCode =>
  Object.hasOwn(STEP_UP_STATUS, code);

/** Whether the user may confirm now: after too many attempts they wait, with what they typed before them. */
export const mayConfirm = (code: string): boolean =>
  isStepUpCode(code) && code !== 'tries_exhausted';
