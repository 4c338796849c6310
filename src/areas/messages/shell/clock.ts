/** By how many milliseconds the two clocks of the device may differ before it counts as having slept. */
const slept = 5000;

/** The server's time, which goes on by a clock that nobody can set: the device's own may be a day off. */
export function createClock() {
  let start = Date.now() - performance.now();
  let offset = start;
  return {
    /** Takes over what the server has said that it is, at a moment of the page's own clock. */
    set(serverNow: number, at: number): void {
      start = Date.now() - performance.now();
      offset = serverNow - at;
    },
    now: () => offset + performance.now(),
    /** Whether the device has slept since, or was set: the clock that nobody can set may have stood still meanwhile. */
    hasSlept: () => Math.abs(Date.now() - performance.now() - start) > slept,
  };
}

export type Clock = ReturnType<typeof createClock>;
