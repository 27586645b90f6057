import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PopoverMenu } from '#app/ui/popover-menu.tsx';
import { Tray } from './tray.tsx';

/** The platform's own way to open a dialog; React's types do not know it yet. */
const opens = (dialog: string) => ({ command: 'show-modal', commandfor: dialog });

export function OverlayPieces({ id }: { id: string }) {
  return (
    <>
      <Tray name="menu e diálogo">
        <div className="tray-row">
          <PopoverMenu id={`${id}-menu`} label="Serviços">
            <a href="#menu">
              Software e apps <small>Sistemas, aplicativos e painéis</small>
            </a>
            <a href="#menu" aria-current="page">
              Consultoria
            </a>
          </PopoverMenu>
          <Button variant="outline" small {...opens(`${id}-dialog`)}>
            Abrir diálogo
          </Button>
        </div>
        <Dialog id={`${id}-dialog`} labelledBy={`${id}-dialog-title`} closeLabel="Fechar" narrow>
          <div className="thanks">
            <h2 id={`${id}-dialog-title`} className="subtitle">
              Diálogo estreito
            </h2>
            <p>Escape, o fundo e o botão fecham; o foco volta a quem abriu.</p>
          </div>
        </Dialog>
      </Tray>
      <Tray name="aviso, parado">
        <div className="toasts still">
          <div className="toast">
            <b>Sucesso</b>
            <i className="spark" />
            <p>Formulário enviado. Nossa equipe entrará em contato em breve.</p>
          </div>
        </div>
        <div className="toasts still">
          <div className="toast bad">
            <b>Muitas tentativas</b>
            <p>Por favor, aguarde alguns minutos antes de tentar novamente.</p>
          </div>
        </div>
      </Tray>
      <Tray name="pergunta e resposta">
        <div>
          <Disclosure summary="Quanto custa?" name={`${id}-fold`} open>
            Diagnóstico de consultoria a partir de R$ 15.000.
          </Disclosure>
          <Disclosure summary="Quanto demora?" name={`${id}-fold`}>
            Descoberta de 1 a 2 semanas, desenvolvimento de 4 a 12.
          </Disclosure>
        </div>
      </Tray>
    </>
  );
}
