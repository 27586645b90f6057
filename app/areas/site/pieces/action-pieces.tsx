import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { ListRows } from '#app/ui/list-rows.tsx';
import { Tray } from './tray.tsx';

const ROWS = [
  {
    key: 'a',
    title: 'Software e apps',
    text: 'Sistemas, aplicativos e painéis.',
    note: '4–12 semanas',
    href: '#rows',
  },
  {
    key: 'b',
    title: 'Consultoria',
    text: 'Diagnóstico por escrito.',
    note: 'R$ 15.000',
    href: '#rows',
  },
  { key: 'c', title: 'Linha sem endereço', text: 'Só informa.' },
];

export function ActionPieces({ id }: { id: string }) {
  return (
    <>
      <Tray name="botão">
        <div className="tray-row">
          <Button spark>Principal</Button>
          <Button variant="outline">Secundário</Button>
          <Button small spark>
            Pequeno
          </Button>
          <Button small variant="outline">
            Pequeno
          </Button>
        </div>
        <div className="tray-row">
          <Button spark busy>
            Enviando…
          </Button>
          <Button disabled>Desativado</Button>
          <Button href="#botao">Endereço</Button>
        </div>
      </Tray>
      <Tray name="link">
        <div className="tray-row">
          <ActionLink href="#link">Sublinhado</ActionLink>
          <ActionLink href="#link" arrow>
            Com seta desenhada
          </ActionLink>
        </div>
      </Tray>
      <Tray name="linhas de lista">
        <div id={`${id}-rows`}>
          <ListRows rows={ROWS} />
        </div>
      </Tray>
      <Tray name="sobre desenho azul e fornalha">
        <div className="blueprint tray-row inset">
          <Button variant="inverse" spark>
            Inverso
          </Button>
          <ActionLink href="#azul" arrow>
            Link
          </ActionLink>
        </div>
        <div className="furnace tray-row inset">
          <Button spark>Principal</Button>
          <ActionLink href="#fornalha" arrow>
            Link
          </ActionLink>
        </div>
      </Tray>
    </>
  );
}
