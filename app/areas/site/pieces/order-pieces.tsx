import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { OrderForm } from '#app/ui/order-form.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';
import { ThankYou } from '#app/ui/thank-you/thank-you.tsx';
import { Tray } from './tray.tsx';

export function OrderPieces({ id }: { id: string }) {
  return (
    <>
      <Tray name="ordem">
        <OrderForm
          heading="h2"
          titleId={`${id}-order`}
          number="Ordem de forja"
          title="O que vamos forjar?"
          intro="Conte o problema como ele está."
          figure={<Ponteiro state="forming" dimension="a peça ganha forma" />}
          stepsTitle="O que acontece depois"
          steps={['Você recebe um protocolo.', 'Nossa equipe lê.']}
        >
          <form className="order-fields" action="#ordem">
            <div className="notice whole" role="status">
              <strong>Muitas tentativas</strong> Por favor, aguarde alguns minutos.
            </div>
            <Field id={`${id}-order-name`} label="Nome" />
            <Field id={`${id}-order-text`} className="whole" label="Onde dói?" multiline />
            <div className="send whole">
              <Button type="submit" spark>
                Enviar
              </Button>
              <p>Usamos seus dados para responder a este pedido.</p>
            </div>
          </form>
        </OrderForm>
      </Tray>
      <Tray name="obrigado">
        <ThankYou
          title="Pedido na bigorna."
          text="Recebemos suas respostas."
          protocolLabel="Protocolo"
          protocol="7C4E-0199"
          note="Abrindo a próxima página em 3 s."
          action={{ href: '#obrigado', label: 'Continuar agora' }}
        />
      </Tray>
    </>
  );
}
