/** A clock that stands still until it is turned. */
export function createClock() {
  let present = new Date('2026-01-15T09:00:00.000Z');
  return {
    now: () => present,
    turn(seconds: number) {
      present = new Date(present.getTime() + seconds * 1000);
    },
  };
}
