import { RemotePart, type RemotePartProps } from '../../remote/remote-part.tsx';
import { closedReason } from '../closed-reason.ts';
import { ClosedAdmin } from './closed-admin.tsx';

/** Content of the operator's desk loaded from the server; if access was lost meanwhile, why. */
export function AdminPart<T>(props: RemotePartProps<T>) {
  const reason = closedReason(props.remote.error);
  return reason ? <ClosedAdmin reason={reason} /> : <RemotePart {...props} />;
}
