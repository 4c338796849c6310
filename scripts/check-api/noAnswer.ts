/** A call got no answer of the API. The message is a line for people; no address, token or password is in it but the origin. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Nothing can be checked: the message says why, in a line. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}

/** Somebody ended the run. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

const unreachable = /^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EADDRNOTAVAIL)$/;
const closed = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_\w+)$/;
const tls = /^(ERR_SSL|ERR_TLS|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|EPROTO)/;

/** What became of a call that failed on its way, in a line. */
export function networkFault(error: unknown, { origin, hostname }: URL, seconds: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `${origin} did not answer within ${seconds} s.`;
  }
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host ${hostname} is unknown.`;
  if (code === 'ECONNREFUSED') {
    return `${origin} refuses the connection. Does the server run, and is the port right?`;
  }
  if (closed.test(code)) return `${origin} closed the connection without an answer.`;
  if (tls.test(code))
    return `The secure connection to ${hostname} failed (${code}). Is its certificate valid?`;
  if (unreachable.test(code)) return `${origin} cannot be reached (${code}).`;
  return `${origin} cannot be reached${code === '' ? '' : ` (${code})`}.`;
}

/** The kind of an error that nobody thought of, and its place. Not its message: that may repeat a value. */
export function unexpectedFault(error: unknown): string {
  const [name, stack = ''] = error instanceof Error ? [error.name, error.stack] : [typeof error];
  const [place] = /scripts\/[\w/-]+\.ts:\d+/.exec(stack) ?? [];
  return `The check failed by itself: ${name}${place === undefined ? '' : ` at ${place}`}.`;
}

/** The code of an error, or of what caused it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? '' : codeOf(error.cause);
}
