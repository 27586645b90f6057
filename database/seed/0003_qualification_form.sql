-- One form for all pages, with each of the five field types, in both languages.

do $$
declare
  new_form uuid;
begin
  if exists (select 1 from public.qualification_forms) then
    return;
  end if;

  insert into public.qualification_forms (name, is_active, title, description, thank_you_title,
    thank_you_message, translations)
  values (
    'Forjar projeto', true,
    'Conte o seu projeto',
    'Conte o que a sua empresa precisa. Uma pessoa da equipe lê e responde por e-mail ou WhatsApp.',
    'Pedido recebido.',
    'Guarde o número de protocolo: com ele achamos o seu pedido na hora. A resposta vem por e-mail ou WhatsApp.',
    '{"en": {
      "title": "Tell us about your project",
      "description": "Tell us what your company needs. Someone on our team reads it and replies by email or WhatsApp.",
      "thank_you_title": "Request received.",
      "thank_you_message": "Keep the reference number: we use it to find your request. We’ll reply by email or WhatsApp."
    }}'
  ) returning id into new_form;

  insert into public.form_fields (form_id, field_order, field_name, field_label, field_type,
    is_required, placeholder_text, options, contact_property, translations)
  values
    (new_form, 1, 'nome', 'Como podemos chamar você?', 'text', true, 'Seu nome', '[]', 'name',
      '{"en": {"field_label": "What should we call you?", "placeholder_text": "Your name"}}'),
    (new_form, 2, 'empresa', 'Empresa', 'text', false, 'Se já tiver uma', '[]', 'company',
      '{"en": {"field_label": "Company", "placeholder_text": "If you have one"}}'),
    (new_form, 3, 'email', 'E-mail', 'email', true, 'voce@empresa.com.br', '[]', 'email',
      '{"en": {"field_label": "Email", "placeholder_text": "you@company.com"}}'),
    (new_form, 4, 'telefone', 'WhatsApp', 'tel', false, '(17) 90000-0000', '[]', 'phone',
      '{"en": {"field_label": "WhatsApp", "placeholder_text": "+55 17 90000-0000"}}'),
    (new_form, 5, 'servico', 'Que tipo de projeto?', 'select', true, 'Escolha uma opção',
      '[{"value": "software", "label": "Software e apps"},
        {"value": "automacao", "label": "Automação com IA"},
        {"value": "jogos", "label": "Jogos e gamificação"},
        {"value": "consultoria", "label": "Consultoria"},
        {"value": "nao-sei", "label": "Ainda não sei"}]', null,
      '{"en": {"field_label": "What kind of project?", "placeholder_text": "Pick one", "options": [
        {"value": "software", "label": "Software and apps"},
        {"value": "automacao", "label": "AI automation"},
        {"value": "jogos", "label": "Games and gamification"},
        {"value": "consultoria", "label": "Consulting"},
        {"value": "nao-sei", "label": "Not sure yet"}]}}'),
    (new_form, 6, 'mensagem', 'O que atrapalha hoje?', 'textarea', true,
      'Ex.: a equipe digita o mesmo pedido em três planilhas.', '[]', null,
      '{"en": {"field_label": "What gets in the way today?",
        "placeholder_text": "E.g. the team types the same order into three spreadsheets."}}');
end
$$;
