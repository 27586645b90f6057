create or replace function private.deal_reasons(p_kind text) returns text[]
language sql immutable set search_path = ''
return case p_kind
  when 'won' then '{fit,price,trust,speed,referral,other}'::text[]
  when 'lost' then '{price,no_budget,timing,competitor,no_answer,not_a_fit,other}'::text[]
  else '{}'::text[] end;
comment on function private.deal_reasons is 'Why deals are won or lost; screens have words for each.';
