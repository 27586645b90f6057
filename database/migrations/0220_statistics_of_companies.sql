-- The planner knows nothing of a column that a table has gained: for want of it lists sorted all companies.
-- expand
analyze public.crm_companies;
