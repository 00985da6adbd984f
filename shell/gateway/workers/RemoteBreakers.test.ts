import { fakeComposition } from '../testing/writeFakeReleases';
import { RemoteBreakers } from './RemoteBreakers';

const release = { remote: 'mf_content', version: '1' } as const;
const composition = fakeComposition();
const failure = { ...release, composition: 'c', page: '/blog' };

function start() {
  const clock = { now: 0 };
  const events: object[] = [];
  const breakers = new RemoteBreakers(
    (event) => events.push(event),
    () => clock.now,
  );
  return { breakers, clock, events };
}

describe('a release of a remote', () => {
  it('is excluded and reported if its pages end two workers within a minute', () => {
    const { breakers, clock, events } = start();
    breakers.recordFailure(failure);
    clock.now = 61_000;
    breakers.recordFailure(failure);
    expect(breakers.isOpen(release)).toBe(false);
    clock.now = 62_000;
    breakers.recordFailure(failure);
    expect(breakers.isOpen(release)).toBe(true);
    expect(events).toEqual([{ ...failure, event: 'remote-excluded', seconds: 30 }]);
  });

  it('is excluded immediately if it ends a worker on which none of its pages is being rendered', () => {
    const { breakers } = start();
    breakers.recordFailure({ ...failure, page: undefined });
    expect(breakers.isOpen(release)).toBe(true);
    expect(breakers.isOpen({ ...release, version: '2' })).toBe(false);
  });

  it('is tried again after a pause, which doubles after each further failure', () => {
    const { breakers, clock, events } = start();
    breakers.recordFailure({ ...failure, page: undefined });
    clock.now = 30_000;
    expect(breakers.isOpen(release)).toBe(false);
    expect(events.at(-1)).toEqual({ ...release, event: 'remote-tried-again' });
    breakers.recordFailure(failure);
    clock.now = 89_000;
    expect(breakers.isOpen(release)).toBe(true);
    clock.now = 90_000;
    expect(breakers.isOpen(release)).toBe(false);
    expect(breakers.hasOpened(release)).toBe(true);
  });

  it('is excluded from the only remaining worker if it has just ended another worker', () => {
    const { breakers, clock } = start();
    breakers.recordFailure(failure);
    expect([breakers.openIn(composition), breakers.openIn(composition, true)]).toEqual([
      [],
      ['mf_content'],
    ]);
    clock.now = 60_001;
    expect(breakers.openIn(composition, true)).toEqual([]);
  });

  it('is listed among the excluded remotes of its composition only after it has been excluded', () => {
    const { breakers } = start();
    expect(breakers.openIn(composition)).toEqual([]);
    breakers.recordFailure({ ...failure, page: undefined });
    expect(breakers.openIn(composition)).toEqual(['mf_content']);
  });
});
