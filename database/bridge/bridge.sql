-- What the migrations before the baseline left behind and the baseline does not have: functions that only those
-- migrations called.
drop function private.pages_read(regclass);
drop function private.staff_edit(regclass);
drop function private.take_whole_rows(regclass);
