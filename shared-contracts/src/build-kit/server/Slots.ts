interface SlotLimits {
  /** Most slots at once. */
  most: number;
  /** Most slots of one holder at once, so that nobody keeps others out by being slow. */
  mostOfOne: number;
}

/** Slots for something that a process can do only so often at once, shared among those who ask. */
export class Slots {
  private taken = 0;
  private readonly byHolder = new Map<string, number>();

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Takes a slot.
   * @returns a function that gives it back, also when called twice; or who holds too many
   */
  acquire(holder: string): (() => void) | 'holder' | 'all' {
    const own = this.byHolder.get(holder) ?? 0;
    if (own >= this.limits.mostOfOne) return 'holder';
    if (this.taken >= this.limits.most) return 'all';
    this.taken += 1;
    this.byHolder.set(holder, own + 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.release(holder);
      isHeld = false;
    };
  }

  private release(holder: string): void {
    this.taken -= 1;
    const left = (this.byHolder.get(holder) ?? 1) - 1;
    if (left > 0) this.byHolder.set(holder, left);
    else this.byHolder.delete(holder);
  }
}
