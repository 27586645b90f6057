create or replace function private.subscription_place(p_status text) returns integer
language sql immutable
return array_position('{pending,undeliverable,active,unsubscribed}'::text[], p_status);
comment on function private.subscription_place is
  'The position of a subscription''s state in lists, from 1.';
