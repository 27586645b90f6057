create or replace function private.is_free_mail(p_domain text) returns boolean
language sql immutable
return p_domain = any ('{gmail.com,googlemail.com,hotmail.com,hotmail.com.br,outlook.com,
  outlook.com.br,live.com,msn.com,yahoo.com,yahoo.com.br,ymail.com,icloud.com,me.com,uol.com.br,
  bol.com.br,terra.com.br,ig.com.br,globo.com,globomail.com,r7.com,proton.me,protonmail.com,
  zipmail.com.br,aol.com,gmx.com,gmx.net,mail.com,zoho.com,tutanota.com,pm.me,oi.com.br,live.com.pt,outlook.pt}'::text[]);
comment on function private.is_free_mail is
  'Whether a domain is a public mail provider: then it identifies no company.';
