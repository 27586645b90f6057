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
    'Vamos forjar seu projeto',
    'Conte o que você quer tirar do papel. Quem lê é gente da equipe, e a resposta vem por e-mail ou WhatsApp.',
    'Recebido. O fogo já está aceso.',
    'Seu pedido chegou inteiro. Guarde o número de protocolo: com ele a gente acha sua conversa na hora.',
    '{"en": {
      "title": "Let’s forge your project",
      "description": "Tell us what you want to get off the drawing board. A person on our team reads it and answers by e-mail or WhatsApp.",
      "thank_you_title": "Got it. The fire is lit.",
      "thank_you_message": "Your request arrived in one piece. Keep the protocol number: with it we find your conversation right away."
    }}'
  ) returning id into new_form;

  insert into public.form_fields (form_id, field_order, field_name, field_label, field_type,
    is_required, placeholder_text, options, contact_property, translations)
  values
    (new_form, 1, 'nome', 'Como podemos chamar você?', 'text', true, 'Seu nome', '[]', 'name',
      '{"en": {"field_label": "What should we call you?", "placeholder_text": "Your name"}}'),
    (new_form, 2, 'empresa', 'Empresa', 'text', false, 'Se já existir uma', '[]', 'company',
      '{"en": {"field_label": "Company", "placeholder_text": "If there is one already"}}'),
    (new_form, 3, 'email', 'E-mail', 'email', true, 'voce@empresa.com.br', '[]', 'email',
      '{"en": {"field_label": "E-mail", "placeholder_text": "you@company.com"}}'),
    (new_form, 4, 'telefone', 'WhatsApp', 'tel', false, '(17) 90000-0000', '[]', 'phone',
      '{"en": {"field_label": "WhatsApp", "placeholder_text": "+55 17 90000-0000"}}'),
    (new_form, 5, 'servico', 'O que vamos forjar?', 'select', true, 'Escolha uma opção',
      '[{"value": "software", "label": "Software e apps"},
        {"value": "automacao", "label": "Automação com IA"},
        {"value": "jogos", "label": "Jogos e gamificação"},
        {"value": "consultoria", "label": "Consultoria"},
        {"value": "nao-sei", "label": "Ainda não sei"}]', null,
      '{"en": {"field_label": "What shall we forge?", "placeholder_text": "Pick one", "options": [
        {"value": "software", "label": "Software and apps"},
        {"value": "automacao", "label": "AI automation"},
        {"value": "jogos", "label": "Games and gamification"},
        {"value": "consultoria", "label": "Consulting"},
        {"value": "nao-sei", "label": "Not sure yet"}]}}'),
    (new_form, 6, 'mensagem', 'Onde dói hoje?', 'textarea', true,
      'Ex.: a equipe digita o mesmo pedido em três planilhas.', '[]', null,
      '{"en": {"field_label": "Where does it hurt today?",
        "placeholder_text": "E.g. the team types the same order into three spreadsheets."}}');
end
$$;
