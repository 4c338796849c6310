import type { Going } from './goOn';

type Act = (reader: Going) => void;

let open: (() => Promise<Going>) | undefined;
let early: Act[] = [];

/** Opens what the parts of the shell share; returns what closes it, with the session. */
export function openReader(goOn: () => Promise<Going>): () => void {
  open = goOn;
  for (const act of early.splice(0)) withReader(act);
  return () => {
    open = undefined;
    early = [];
  };
}

/** Does something with the messages as soon as they are followed: a page may be there before. */
export function withReader(act: Act): void {
  if (open === undefined) early.push(act);
  else open().then(act, () => {});
}
