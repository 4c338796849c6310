/** The state of a navigation that skips the leave guard: after a save, or after the session's end. */
export const unguarded = { unguarded: true } as const;

/** Whether a location was navigated to with `unguarded`. */
export function isUnguarded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'unguarded' in state && state.unguarded === true;
}
