import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';

type Props = {
  submit: string;
  /** The answer to the last post; a new one takes the eye to the first field to mend. */
  reply: unknown;
  /** What became of the last post, above the fields. */
  notice?: ReactNode;
  /** Where the form is left without posting it. */
  back?: { to: string; label: string };
  children: ReactNode;
};

/** A form of its own: fields under each other, what went wrong above them, two ways out below. */
export function FormPage({ submit, reply, notice, back, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reply]);
  return (
    <Form ref={form} method="post" className="fp" noValidate>
      {notice}
      {children}
      <div className="fp-acts">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {back && (
          <Link className="l" to={back.to}>
            {back.label}
          </Link>
        )}
      </div>
    </Form>
  );
}
