import { RemotePart, type RemotePartProps } from '../../../lib/remote/remote-part.tsx';
import { closedReason } from '../../../lib/staff/closed-reason.ts';
import { ClosedMoney } from './closed-money.tsx';

/** Content of this desk loaded from the server; if access was lost meanwhile, why. */
export function MoneyPart<T>(props: RemotePartProps<T>) {
  const reason = closedReason(props.remote.error);
  return reason ? <ClosedMoney reason={reason} /> : <RemotePart {...props} />;
}
