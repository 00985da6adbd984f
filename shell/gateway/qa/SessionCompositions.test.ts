import type { Composition } from '../releases/liveComposition';
import { SessionCompositions } from './SessionCompositions';

let now: number;
/** Attempts to compose releases that have started, each with the functions that end it. */
let started: { succeed: (id: string) => Promise<void>; fail: () => Promise<void> }[];
let compositions: SessionCompositions;

beforeEach(() => {
  now = Date.parse('2026-12-01T00:00:00Z');
  started = [];
  const composeReleases = () =>
    new Promise<Composition>((resolve, reject) => {
      started.push({
        succeed: async (id) => resolve({ id, versions: {} }),
        fail: async () => reject(new Error('The origin does not answer.')),
      });
    });
  compositions = new SessionCompositions(composeReleases, () => now);
});

it('a call of a test session does not wait until releases are composed; a later call names the composition', async () => {
  const session = { id: 's1', settings: {} };
  expect(compositions.idOf(session)).toBeUndefined();
  expect(compositions.idOf(session)).toBeUndefined();
  expect(started).toHaveLength(1);
  await started[0]?.succeed('qa-s1-a');
  expect(compositions.idOf(session)).toBe('qa-s1-a');
});

it('calls of a test session compose failed releases again only after 10 seconds', async () => {
  const session = { id: 's1', settings: {} };
  compositions.idOf(session);
  await started[0]?.fail();
  now += 9999;
  expect(compositions.idOf(session)).toBeUndefined();
  expect(started).toHaveLength(1);
  now += 1;
  compositions.idOf(session);
  expect(started).toHaveLength(2);
});

it('calls of a test session name another composition soon after its channel runs another release', async () => {
  const session = { id: 's1', settings: {} };
  compositions.idOf(session);
  await started[0]?.succeed('qa-s1-a');
  now += 10_000;
  expect(compositions.idOf(session)).toBe('qa-s1-a');
  await started[1]?.succeed('qa-s1-b');
  expect(compositions.idOf(session)).toBe('qa-s1-b');
});

it('new settings of a test session never get the composition of its old settings', async () => {
  const session = { id: 's1', settings: {} };
  const composing = compositions.compose(session);
  session.settings = { composition: { mf_content: { version: '9' } } };
  await started[0]?.succeed('qa-s1-a');
  expect((await composing).id).toBe('qa-s1-a');
  expect(compositions.idOf(session)).toBeUndefined();
});
