-- The words of the first form and of the first contacts say what they mean. A text is changed only
-- where both languages still say what the site was made with: where staff wrote one of them, that one
-- and the other language beside it stay. What was asked before stays in form_versions.
-- expand

with alone as (
  select f.id, f.translations -> 'en' as en,
    f.title = 'Vamos forjar seu projeto'
      and f.translations #>> '{en,title}' = 'Let’s forge your project' as title,
    f.description = 'Conte o que você quer tirar do papel. Quem lê é gente da equipe, e a resposta '
      'vem por e-mail ou WhatsApp.'
      and f.translations #>> '{en,description}' = 'Tell us what you want to get off the drawing '
      'board. A person on our team reads it and answers by e-mail or WhatsApp.' as description,
    f.thank_you_title = 'Recebido. O fogo já está aceso.'
      and f.translations #>> '{en,thank_you_title}' = 'Got it. The fire is lit.' as thank_you_title,
    f.thank_you_message = 'Seu pedido chegou inteiro. Guarde o número de protocolo: com ele a gente '
      'acha sua conversa na hora.'
      and f.translations #>> '{en,thank_you_message}' = 'Your request arrived in one piece. Keep the '
      'protocol number: with it we find your conversation right away.' as thank_you_message
  from public.qualification_forms f
)
update public.qualification_forms f set
  title = case when alone.title then 'Conte o seu projeto' else f.title end,
  description = case when alone.description
    then 'Conte o que a sua empresa precisa. Uma pessoa da equipe lê e responde por e-mail ou WhatsApp.'
    else f.description end,
  thank_you_title = case when alone.thank_you_title then 'Pedido recebido.' else f.thank_you_title end,
  thank_you_message = case when alone.thank_you_message
    then 'Guarde o número de protocolo: com ele achamos o seu pedido na hora. A resposta vem por '
      'e-mail ou WhatsApp.'
    else f.thank_you_message end,
  translations = jsonb_set(f.translations, '{en}', alone.en || jsonb_strip_nulls(jsonb_build_object(
    'title', case when alone.title then 'Tell us about your project' end,
    'description', case when alone.description
      then 'Tell us what your company needs. Someone on our team reads it and replies by email or '
        'WhatsApp.' end,
    'thank_you_title', case when alone.thank_you_title then 'Request received.' end,
    'thank_you_message', case when alone.thank_you_message
      then 'Keep the reference number: we use it to find your request. We’ll reply by email or '
        'WhatsApp.' end)))
from alone
where f.id = alone.id
  and (alone.title or alone.description or alone.thank_you_title or alone.thank_you_message);

update public.form_fields q set
  field_label = words.is_now,
  translations = jsonb_set(q.translations, '{en,field_label}', to_jsonb(words.is_now_en))
from (values
  ('email', 'E-mail', 'E-mail', 'E-mail', 'Email'),
  ('servico', 'O que vamos forjar?', 'What shall we forge?', 'Que tipo de projeto?',
    'What kind of project?'),
  ('mensagem', 'Onde dói hoje?', 'Where does it hurt today?', 'O que atrapalha hoje?',
    'What gets in the way today?')
) as words (field_name, was, was_en, is_now, is_now_en)
where q.field_name = words.field_name and q.field_label = words.was
  and q.translations #>> '{en,field_label}' = words.was_en
  -- So plain a word staff may have written, too.
  and (words.field_name <> 'email' or exists (select 1 from public.form_versions v
    where v.form_id = q.form_id and v.version = 1 and v.created_by is null));

update public.form_fields q set
  placeholder_text = 'Se já tiver uma',
  translations = jsonb_set(q.translations, '{en,placeholder_text}', '"If you have one"')
where q.field_name = 'empresa' and q.placeholder_text = 'Se já existir uma'
  and q.translations #>> '{en,placeholder_text}' = 'If there is one already';

update public.contact_info c set
  translations = jsonb_set(c.translations, '{en,label}', '"Email"')
where c.type = 'email' and c.label = 'E-mail' and c.translations #>> '{en,label}' = 'E-mail'
  and not exists (select 1 from public.setting_changes s where s.table_name = 'contact_info'
    and s.row_id = c.id and s.action = 'insert' and s.actor_id is not null);
