import type { StepUpCode } from '#app/access/step-up.ts';

/** Why a change of access is refused; each has its sentence in both languages. */
export type Refusal =
  | 'forbidden'
  | 'own_roles'
  | 'person_above'
  | 'role_above'
  | 'role_changed'
  | 'roles_by_product'
  | 'product_beyond'
  | 'product_unknown'
  | 'last_superadmin'
  | 'expiry_past'
  | 'role_beyond'
  | 'role_unknown'
  | 'role_held'
  | 'role_edited'
  | 'role_name_taken'
  | 'own_role_limit'
  | 'superadmin_only'
  | 'superadmin_fixed'
  | 'already_known'
  | 'owner_unknown'
  | 'second_step_first'
  | 'break_glass_missing';

export type AccessCode = Refusal | StepUpCode;
