/**
 * The state of a navigation that no leave guard asks about: after a save, or when the session was ended.
 * `navigate('/login', { replace: true, state: unguarded })`
 */
export const unguarded = { unguarded: true } as const;

/** Whether a location was navigated to with `unguarded`. */
export function isUnguarded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'unguarded' in state && state.unguarded === true;
}
