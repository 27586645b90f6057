import { runInOneMessage } from '../actor.server.ts';
import {
  type ArgsOf,
  callText,
  type ValueFunction,
  type ValueOf,
} from '../call-function.server.ts';

/** The value of a scalar function that the server calls, in one message where `asActor` sends four. Throws as that does. */
export async function callAsServer<N extends ValueFunction>(
  name: N,
  args: ArgsOf<N>,
): Promise<ValueOf<N>> {
  const [rows] = await runInOneMessage({ kind: 'system' }, [
    { text: `select ${callText(name, args)} as value` },
  ]);
  return (rows as { value: ValueOf<N> }[])[0]?.value as ValueOf<N>;
}
