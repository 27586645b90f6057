-- How fast pages were in the usual ranges, added up once after each sum instead of at each look.
-- expand

create table private.kept_speeds (
  first_day date not null,
  last_day date not null,
  route text not null,
  metric text not null,
  samples bigint not null,
  p75 integer not null,
  primary key (first_day, last_day, route, metric)
);
alter table private.kept_speeds enable row level security;
comment on table private.kept_speeds is
  'What page_speeds() says of the ranges that are looked at all day. Goes with every change of a sum that it '
  'was made of.';
