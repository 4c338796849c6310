import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices, useSession } from '../services';

interface HelpAddress {
  /** A new value each time the address asks for help; undefined while it does not. */
  readonly asked: string | undefined;
  /** The requested item: `v3@41` of `#help=v3@41`. */
  readonly target: string | undefined;
  /** Removes the request from the address, within the same history entry. */
  readonly forget: () => void;
}

/** Whether the address asks for help: `#help`, or `#help=<item>`. A new session ignores the request of the previous one. */
export function useHelpAddress(): HelpAddress {
  const { key, hash, ...here } = useLocation();
  const navigate = useNavigate();
  const [, isAsked, target] = /^#(help)(?:=(.*))?$/.exec(hash) ?? [];
  const forget = () => {
    if (isAsked) navigate({ ...here, hash: '' }, { replace: true, state: here.state });
  };
  const { session } = useServices();
  const { epoch } = useSession();
  const forgetFormer = useEffectEvent(() => {
    const now = session.getSnapshot();
    if (now.signedIn && now.epoch !== epoch) forget();
  });
  useEffect(() => () => forgetFormer(), []);
  return { asked: isAsked && `${key} ${hash}`, target: target && decoded(target), forget };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
