-- Ready-made schemes to begin with. Names of the keys are those of the columns of brand_colors.

insert into public.color_presets (preset_name, preset_description, colors)
select preset_name, preset_description, colors::jsonb from (values
  ('Forja', 'Índigo é metal, esmeralda é calor.',
    '{"primary_color": "hsl(240,85%,55%)", "accent_color": "hsl(165,85%,45%)"}'),
  ('Brasa', 'Ferro escuro e brasa laranja.',
    '{"primary_color": "#8a2f12", "accent_color": "#ff8a3d",
      "neutral_scale": {"50": "#fcfaf7", "100": "#f5f1ea", "500": "#857a6e", "600": "#665c52",
        "700": "#4b433b", "900": "#201a15"}}'),
  ('Têmpera', 'Azul de óleo e o ciano da água.',
    '{"primary_color": "#0b5c8a", "accent_color": "#19c3d6"}'),
  ('Cobre', 'Cobre polido e verde de pátina.',
    '{"primary_color": "#9a4a1c", "accent_color": "#2fb39a",
      "semantic_colors": {"success": "#1d6b57", "warning": "#8a5a00", "danger": "#a3132b"}}'),
  ('Ametista', 'Violeta profundo e amarelo de faísca.',
    '{"primary_color": "#5b2bb8", "accent_color": "#f2c230",
      "gradients": {"lamp_night": "#24164a"}}'),
  ('Grafite', 'Quase sem cor, com o verde como único sinal.',
    '{"primary_color": "#343a46", "accent_color": "#3ddc84",
      "neutral_scale": {"50": "#fafafa", "100": "#f1f2f3", "500": "#777b82", "600": "#5b5f66",
        "700": "#42464d", "800": "#121417", "900": "#15171a"}}')
) as preset (preset_name, preset_description, colors)
where not exists (select 1 from public.color_presets);
