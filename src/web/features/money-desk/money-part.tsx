import { closedReason } from '../desk/use-desk.ts';
import { RemotePart, type RemotePartProps } from '../panel/remote-part.tsx';
import { ClosedMoney } from './closed-money.tsx';

/** Something of this desk that the server keeps; where the desk was closed meanwhile, why. */
export function MoneyPart<T>(props: RemotePartProps<T>) {
  const reason = closedReason(props.remote.error);
  return reason ? <ClosedMoney reason={reason} /> : <RemotePart {...props} />;
}
