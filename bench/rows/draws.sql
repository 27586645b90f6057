-- What the other files draw from. Every value hangs on the seed, on what it is for and on the number
-- of the row, and on nothing else, so the same seed makes the same rows whatever was made before.

create function pg_temp.draw(what text, n bigint) returns double precision
language sql immutable parallel safe
as $$
  -- At least 0, less than 1.
  select (hashint8extended(n, hashtextextended(what, :seed)) & 4503599627370495)
    / 4503599627370496::double precision
$$;

create function pg_temp.pick(list text[], what text, n bigint) returns text
language sql immutable parallel safe
as $$ select list[1 + floor(pg_temp.draw(what, n) * cardinality(list))::integer] $$;

-- The first of the list come far more often than the last, as first names and towns do.
create function pg_temp.often(list text[], what text, n bigint) returns text
language sql immutable parallel safe
as $$ select list[1 + floor(power(pg_temp.draw(what, n), 2) * cardinality(list))::integer] $$;

-- Version 8: made by a rule of our own.
create function pg_temp.key(what text, n bigint) returns uuid
language sql immutable parallel safe
as $$
  select overlay(overlay(md5(:seed || ' ' || what || ' ' || n) placing '8' from 13 for 1)
    placing 'a' from 17 for 1)::uuid
$$;

-- When the n-th of `count` rows came: the number a day grows steadily over `years` until the last day.
create function pg_temp.came(n bigint, count bigint, years double precision) returns timestamptz
language sql immutable parallel safe
as $$
  select :day::timestamptz - (1 - sqrt(n / count::double precision)) * years * interval '365 days'
$$;

create function pg_temp.plain(name text) returns text
language sql immutable parallel safe
as $$ select translate(lower(name), 'áâãàéêíóôõúüç ''', 'aaaaeeiooouuc.') $$;

-- Lists are functions, so that each is in the plan as one constant.

create function pg_temp.first() returns text[] language sql immutable parallel safe
as $$
  select array['Maria', 'José', 'Ana', 'João', 'Antônio', 'Francisco', 'Carlos', 'Paulo', 'Pedro', 'Lucas',
    'Luiz', 'Marcos', 'Luís', 'Gabriel', 'Rafael', 'Francisca', 'Daniel', 'Marcelo', 'Bruno',
    'Eduardo', 'Felipe', 'Raimundo', 'Rodrigo', 'Antônia', 'Manoel', 'Mateus', 'André', 'Fernando',
    'Fábio', 'Leonardo', 'Gustavo', 'Guilherme', 'Adriana', 'Juliana', 'Márcia', 'Fernanda',
    'Patrícia', 'Aline', 'Sandra', 'Camila', 'Amanda', 'Bruna', 'Jéssica', 'Letícia', 'Júlia',
    'Luciana', 'Vanessa', 'Mariana', 'Gabriela', 'Vitória', 'Larissa', 'Cláudia', 'Beatriz',
    'Rita', 'Luana', 'Sônia', 'Renata', 'Eliane', 'Simone', 'Natália', 'Cristiane', 'Carla',
    'Débora', 'Rosângela', 'Rosa', 'Tiago', 'Diego', 'Sérgio', 'Vinícius', 'Ricardo', 'Jorge',
    'Alexandre', 'Roberto', 'Edson', 'Caio', 'Vítor', 'Samuel', 'Leandro', 'Anderson', 'Igor',
    'Helena', 'Yara', 'Tainá', 'Olívia', 'Joana', 'Marcela', 'Raquel', 'Nelson', 'Otávio', 'Bento',
    'Iara', 'Ubirajara', 'Zuleica', 'Quitéria', 'Wanderley', 'Xavier']
$$;

create function pg_temp.last() returns text[] language sql immutable parallel safe
as $$
  select array['Silva', 'Santos', 'Oliveira', 'Souza', 'Rodrigues', 'Ferreira', 'Alves', 'Pereira', 'Lima',
    'Gomes', 'Costa', 'Ribeiro', 'Martins', 'Carvalho', 'Almeida', 'Lopes', 'Soares', 'Fernandes',
    'Vieira', 'Barbosa', 'Rocha', 'Dias', 'Nascimento', 'Andrade', 'Moreira', 'Nunes', 'Marques',
    'Machado', 'Mendes', 'Freitas', 'Cardoso', 'Ramos', 'Gonçalves', 'Santana', 'Teixeira',
    'Araújo', 'Pinto', 'Cavalcanti', 'Monteiro', 'Moura', 'Correia', 'Batista', 'Campos', 'Castro',
    'Duarte', 'Azevedo', 'Barros', 'Farias', 'Borges', 'Melo', 'Peixoto', 'Queiroz', 'Sartori',
    'Kimura', 'Haddad', 'Tavares', 'Guedes', 'Navarro', 'Esteves', 'Franco', 'Macedo', 'Pires',
    'Brandão', 'Coutinho', 'Siqueira', 'Vasconcelos', 'Bittencourt', 'Zanetti', 'Yamamoto',
    'Weber', 'Ximenes', 'Uchôa']
$$;

create function pg_temp.trades() returns text[] language sql immutable parallel safe
as $$
  select array['Padaria', 'Clínica', 'Transportes', 'Mercado', 'Construtora', 'Metalúrgica', 'Escola',
    'Cooperativa', 'Oficina', 'Farmácia', 'Laticínios', 'Gráfica', 'Seguros', 'Móveis', 'Agro',
    'Autopeças', 'Contabilidade', 'Confecções', 'Frigorífico', 'Engenharia', 'Imobiliária',
    'Restaurante', 'Calçados', 'Cerâmica', 'Serralheria', 'Usina', 'Vinícola']
$$;

create function pg_temp.places() returns text[] language sql immutable parallel safe
as $$
  select array['Rio Preto', 'Mirassol', 'Ribeirão', 'Bauru', 'Catanduva', 'Votuporanga', 'Olímpia',
    'Campinas', 'Sorocaba', 'Franca', 'Barretos', 'Marília', 'Araraquara', 'Piracicaba',
    'Uberlândia', 'Londrina', 'Goiânia', 'Cuiabá', 'Chapecó', 'Xanxerê']
$$;

create function pg_temp.codes() returns text[] language sql immutable parallel safe
as $$
  select array['17', '11', '16', '19', '14', '21', '31', '41', '62', '67', '51', '71', '81', '85']
$$;

-- Reserved for examples: no mail to them can reach anybody.
create function pg_temp.mailboxes() returns text[] language sql immutable parallel safe
as $$
  select array['correio.example', 'caixa.example', 'mail.example', 'provedor.example']
$$;

create function pg_temp.pages() returns text[] language sql immutable parallel safe
as $$
  select array['/', '/contato', '/servicos/automacao-ia', '/servicos/software-apps', '/lab',
    '/servicos/consultoria', '/servicos/jogos-gamificacao', '/cases', '/craft', '/sobre']
$$;

create function pg_temp.agents() returns text[] language sql immutable parallel safe
as $$
  select array['Mozilla/5.0 (Linux; Android 15; SM-A156M) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0']
$$;

create function pg_temp.pains() returns text[] language sql immutable parallel safe
as $$
  select array['A equipe digita o mesmo pedido em três planilhas e confere à noite.',
    'O aplicativo dos vendedores cai todo fim de mês e ninguém sabe mexer no código.',
    'Perdemos clientes entre o orçamento e o contrato e não sabemos onde.',
    'Temos cinco sistemas e nenhuma ideia de qual deles aposentar primeiro.',
    'O treinamento de segurança virou um PDF que ninguém abre.',
    'O estoque do sistema nunca bate com o da prateleira.',
    'Queremos que o cliente acompanhe a entrega sem ligar para a gente.',
    'A agenda vive no papel e o telefone não para.']
$$;

create function pg_temp.more() returns text[] language sql immutable parallel safe
as $$
  select array['Quanto custa e quanto demora?', 'Podemos marcar uma conversa na quinta?',
    'Já tentamos duas vezes e não deu certo.', 'Preciso de uma proposta até o fim do mês.',
    'Somos doze pessoas em duas lojas.', 'Hoje usamos um sistema de 2009.']
$$;
