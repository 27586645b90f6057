-- How many leads a landing page has brought.
-- expand
create index qualification_submissions_of_landing on public.qualification_submissions (source_page)
  where source_page like '/p/%' or source_page like '/en/p/%';
