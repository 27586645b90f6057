-- Triggers of the previous release, which had one for each step.
drop trigger if exists announce_second_step on identity.users;
drop trigger if exists profile_of_account on identity.users;
drop function if exists private.announce_second_step();

create or replace trigger users_after_insert after insert on identity.users
  for each row execute function private.users_after_insert();
create or replace trigger users_after_update after update on identity.users
  for each row when ((old.email, old.two_factor_enabled) is distinct from (new.email, new.two_factor_enabled))
  execute function private.users_after_update();

drop trigger if exists keep_a_break_glass_owner on identity.users;
create constraint trigger keep_a_break_glass_owner
  after update of two_factor_enabled on identity.users deferrable initially immediate
  for each row when (old.two_factor_enabled and not coalesce(new.two_factor_enabled, false))
  execute function private.keep_a_break_glass_owner();
