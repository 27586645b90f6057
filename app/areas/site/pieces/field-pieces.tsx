import { endpointPath } from '#app/paths.ts';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { SearchBox } from '#app/ui/search/search-box.tsx';
import { Select } from '#app/ui/select.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { Tray } from './tray.tsx';

const OPTIONS = [
  { value: 'a', label: 'Software ou app' },
  { value: 'b', label: 'Automação com IA' },
  { value: 'c', label: 'Ainda não sei' },
];

export function FieldPieces({ id }: { id: string }) {
  return (
    <Tray name="campos">
      <Field id={`${id}-name`} label="Nome" placeholder="Seu nome" autoComplete="off" />
      <Field
        id={`${id}-mail`}
        label="E-mail"
        mark="opcional"
        hint="Só para responder."
        type="email"
      />
      <Field
        id={`${id}-bad`}
        label="E-mail"
        defaultValue="helena@serraazul"
        error="E-mail inválido"
      />
      <Field id={`${id}-off`} label="Desativado" disabled defaultValue="fora de uso" />
      <Field id={`${id}-text`} label="Mensagem" multiline rows={3} />
      <Select id={`${id}-select`} label="Para quando?" options={OPTIONS} placeholder="Escolha" />
      <Select id={`${id}-select-bad`} label="Peça" options={OPTIONS} error="Escolha uma opção" />
      <ChoiceGroup
        id={`${id}-radio`}
        name={`${id}-radio`}
        label="Que tipo de peça?"
        options={OPTIONS}
        defaultValue="b"
      />
      <ChoiceGroup
        id={`${id}-many`}
        name={`${id}-many`}
        type="checkbox"
        label="Várias"
        mark="opcional"
        options={[...OPTIONS, { value: 'd', label: 'Esgotado', disabled: true }]}
        error="Escolha ao menos uma"
      />
      <Checkbox id={`${id}-check`}>Aceito receber a resposta por e-mail.</Checkbox>
      <Slider id={`${id}-slider`} label="Nota" ends={['0', '100']} />
      <Slider id={`${id}-nps`} label="De 0 a 10" max={10} defaultValue={7} disabled />
      <SearchBox
        id={`${id}-search`}
        action="#busca"
        suggestions={endpointPath('searchSuggestions', 'pt-BR')}
        label="Busca"
        submit="Buscar"
      />
    </Tray>
  );
}
