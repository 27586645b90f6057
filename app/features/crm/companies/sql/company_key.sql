create or replace function private.company_key(p_name text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  key text := btrim(regexp_replace(private.folded(p_name), '[[:space:].,;:!?/\\()"_-]+', ' ', 'g'));
begin
  -- The form of a company says nothing of which one it is.
  key := left(btrim(regexp_replace(key,
    '( s a| sa| ltda| limitada| me| epp| eireli| mei| slu| inc| llc| ltd| gmbh| corp)+$', '')), 200);
  return case when length(key) > 1 and key <> all ('{nenhuma,nenhum,nao,"nao tenho","nao tem","sem empresa","n a",na,
      none,no,"no company",autonomo,autonoma,"profissional autonomo","profissional liberal","pessoa fisica",particular,
      freelancer,freelance,"eu mesmo","eu mesma",propria,"empresa propria",individual,self,"self employed",mei,me,
      ltda,estudante,student,desempregado,desempregada,teste,test}'::text[]) then key end;
end
$$;
comment on function private.company_key is
  'What two ways of writing a company have in common: without case, accents, marks and legal form. Null where the text '
  'says that there is none.';
