import { changedSettings, draftOf, localTime } from './visitDraft';

const CLOCK = { at: '2027-03-26T15:00:00.000Z', setAt: '2026-12-01T00:00:00.000Z', isFrozen: true };
const EMPTY = draftOf({});

it('an unchanged form changes no setting, so that the clock does not start again', () => {
  const settings = { clock: CLOCK, who: { phone: '01711000001' }, language: 'bn' } as const;
  expect(changedSettings(settings, draftOf(settings))).toEqual({});
});

it.each([
  [{ who: 'visitor' as const }, { who: 'visitor' }],
  [
    { who: 'customer' as const, phone: '01711000002', token: 'expired' as const },
    { who: { phone: '01711000002', token: 'expired' } },
  ],
  [
    { language: 'fr' as const, theme: 'dark' as const },
    { language: 'fr', theme: 'dark' },
  ],
  [
    { at: localTime(new Date(CLOCK.at)), isFrozen: true },
    { clock: { at: CLOCK.at, isFrozen: true } },
  ],
  [{ seed: '0' }, { seed: 0 }],
])('the fields %j become the settings %j', (fields, change) => {
  expect(changedSettings({}, { ...EMPTY, ...fields })).toEqual(change);
});

describe('a clock that only stops or starts', () => {
  const now = new Date('2026-12-01T03:00:00.000Z');
  const running = { ...CLOCK, isFrozen: false };

  it.each([
    ['stops at the present time of the session', running, true, '2027-03-26T18:00:00.000Z'],
    ['starts from the time at which it stood', CLOCK, false, CLOCK.at],
    ['stops at the real time if the session has no clock', undefined, true, now.toISOString()],
  ])('%s', (_title, clock, isFrozen, at) => {
    const before = clock ? { clock } : {};
    expect(changedSettings(before, { ...draftOf(before), isFrozen }, now)).toEqual({
      clock: { at, isFrozen },
    });
  });
});

it('emptied fields remove their settings', () => {
  const settings = {
    clock: CLOCK,
    who: 'visitor',
    language: 'bn',
    theme: 'dark',
    seed: 7,
  } as const;
  expect(changedSettings(settings, EMPTY)).toEqual({
    clock: null,
    who: null,
    language: null,
    theme: null,
    seed: null,
  });
});
