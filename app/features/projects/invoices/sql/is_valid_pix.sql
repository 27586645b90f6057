drop function if exists private.pix_is_right(text);
create or replace function private.is_valid_pix(p_text text) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  crc integer := 65535;
begin
  if p_text is null or p_text !~ '^000201[ -~]*6304[0-9A-F]{4}$' then
    return false;
  end if;
  for place in 1 .. length(p_text) - 4 loop
    crc := crc # (ascii(substr(p_text, place, 1)) << 8);
    for turn in 1 .. 8 loop
      crc := case when crc & 32768 > 0 then ((crc << 1) # 4129) & 65535 else (crc << 1) & 65535 end;
    end loop;
  end loop;
  return upper(lpad(to_hex(crc), 4, '0')) = right(p_text, 4);
end
$$;
comment on function private.is_valid_pix is
  'Whether a BR Code ends in its checksum: CRC-16 with the polynomial 1021 and the start value FFFF, over all but the last four characters.';
