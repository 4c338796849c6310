/** If the device's two clocks differ by more milliseconds, it has slept. */
const slept = 5000;

/** The server's time, continued by the monotonic clock, because the device's own time may be wrong. */
export function createClock() {
  let start = Date.now() - performance.now();
  let offset = start;
  return {
    /** Sets the server's time at a time of the monotonic clock. */
    set(serverNow: number, at: number): void {
      start = Date.now() - performance.now();
      offset = serverNow - at;
    },
    now: () => offset + performance.now(),
    /** Whether the device has slept since, or its clock was set; the monotonic clock may have stopped meanwhile. */
    hasSlept: () => Math.abs(Date.now() - performance.now() - start) > slept,
  };
}

export type Clock = ReturnType<typeof createClock>;
