import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices, useSession } from '../services';

interface HelpAddress {
  /** Another one each time the address asks for help; undefined while it does not. */
  readonly asked: string | undefined;
  /** What it asks for: `v3@41` of `#help=v3@41`. */
  readonly target: string | undefined;
  /** Takes the wish out of the address; the entry in the history stays. */
  readonly forget: () => void;
}

/** Whether the address asks for help: `#help`, or `#help=<something>`. Who takes the place of somebody else is asked nothing by their address. */
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
