import type { Side } from '@marketplace/contracts/federation/federationPlugin';
import type { Build } from './Build';

const SIDES: readonly Side[] = ['client', 'server'];

/** Errors of the last build of each part, for browsers and for the server. */
export class BuildErrors {
  private readonly errors = new Map<string, readonly string[]>();

  /**
   * Stores the errors of a build. Most sources are built for both sides, so a page would show their
   * errors twice.
   * @returns the errors of both sides of the part, each once
   */
  note({ part, side, errors }: Pick<Build, 'part' | 'side' | 'errors'>): string[] {
    this.errors.set(`${part} ${side}`, errors);
    return [...new Set(SIDES.flatMap((each) => this.errors.get(`${part} ${each}`) ?? []))];
  }
}
