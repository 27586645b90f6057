-- Somebody may hold a role in several products, each on its own terms: one active row of it a product
-- (user_roles_one_active_in, of 0116) takes the place of one in all.
drop index public.user_roles_one_active;
