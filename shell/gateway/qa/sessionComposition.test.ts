import { isOfSession, type SessionSettings } from '@marketplace/contracts/testSession';
import { buildRelease } from '../../release/gates/testing/buildRelease';
import type { Registry } from '../../release/Registry';
import { sessionComposition } from './sessionComposition';

const CHANNELS: Record<string, Registry> = {
  production: {
    mf_content: {
      releases: { '3': 'live' },
      canary: { version: '6', share: 0.1, since: '' },
      history: [],
    },
  },
  staging: { mf_content: { releases: { '4': 'live' }, history: [] } },
};
/** Version of a build that `npm run dev` serves. */
const BUILD = 'dev-0123456789abcdef';
const LIVE = { shell: '1', mf_catalog: '2', mf_content: '3' };

const compose = (composition: SessionSettings['composition'], faults?: SessionSettings['faults']) =>
  sessionComposition(
    { id: 'ab12', settings: { composition, faults } },
    {
      live: LIVE,
      readManifest: async (part, version) => {
        if (version === '9') throw new Error('missing', { cause: new Error('It is not signed.') });
        return buildRelease(part).manifest;
      },
      readChannel: async (channel) => CHANNELS[channel] ?? {},
      takeBuild: async (part, origin) => {
        if (origin === 'http://localhost:4300') return BUILD;
        if (origin === 'https://builds.example') return '7';
        throw new Error(`QA_ORIGINS of this gateway does not list ${origin} (${part}).`);
      },
    },
  );

it('the composition of a test session contains the live release of each part for which the session chose none', async () => {
  expect((await compose({})).versions).toEqual(LIVE);
});

it('the composition of a test session contains a chosen version, or the live release of a chosen channel', async () => {
  const composition = { mf_catalog: { version: '5' }, mf_content: { channel: 'staging' } };
  const { id, versions } = await compose(composition);
  expect(versions).toEqual({ shell: '1', mf_catalog: '5', mf_content: '4' });
  expect(isOfSession(id)).toBe(true);
});

it('the composition of a test session contains the canary of a part whose canary was chosen', async () => {
  const { versions } = await compose({ mf_content: { channel: 'canary' } });
  expect(versions.mf_content).toBe('6');
});

it('the composition of a test session lacks a remote that is absent, but always has a shell', async () => {
  const { versions } = await compose({ mf_content: { absent: true } });
  expect(versions).toEqual({ shell: '1', mf_catalog: '2' });
  await expect(compose({ shell: { absent: true } })).rejects.toThrow('Every page needs the shell.');
});

it('the composition of a test session contains the releases of a chosen channel, and live releases of the other parts', async () => {
  const { versions } = await compose('staging');
  expect(versions).toEqual({ ...LIVE, mf_content: '4' });
});

it('the composition of a test session contains a faulty release of each remote with a fault', async () => {
  const { versions } = await compose({ mf_content: { version: '5' } }, [
    { call: 'listBlogs', reply: 'offline' },
    { remote: 'mf_content', on: 'browser', fails: 'throws' },
    { remote: 'mf_content', on: 'server', delayMs: 100 },
  ]);
  expect(versions).toEqual({ ...LIVE, mf_content: '5.faulty-not100-throws0' });
});

it('the composition of a test session contains a signed build from an origin, or a development build if the shell is one too', async () => {
  const signed = { mf_content: { origin: 'https://builds.example' } };
  expect((await compose(signed)).versions).toEqual({ ...LIVE, mf_content: '7' });
  const origin = 'http://localhost:4300';
  const { versions } = await compose({ shell: { origin }, mf_content: { origin } });
  expect(versions).toEqual({ ...LIVE, shell: BUILD, mf_content: BUILD });
});

it('sessionComposition refuses a fault of a remote that the shop does not have', async () => {
  const composed = compose({}, [{ remote: 'mf_loyalty', fails: 'missing' }]);
  await expect(composed).rejects.toThrow('The shop has no remote mf_loyalty.');
});

it.each([
  [
    'a release that is not signed',
    { mf_catalog: { version: '9' } },
    'mf_catalog 9 cannot be run: It is not signed.',
  ],
  [
    'a channel without the part',
    { mf_catalog: { channel: 'staging' } },
    'The channel staging has no release of mf_catalog.',
  ],
  [
    'the canary of a part that has no canary',
    { mf_catalog: { channel: 'canary' } },
    'The channel canary has no release of mf_catalog.',
  ],
  [
    'the build of an origin that is not listed',
    { mf_catalog: { origin: 'http://localhost:43000' } },
    'QA_ORIGINS of this gateway does not list http://localhost:43000 (mf_catalog).',
  ],
  [
    'a build of npm run dev in a released shell',
    { mf_catalog: { origin: 'http://localhost:4300' } },
    'The build of mf_catalog is that of npm run dev, which runs only in a shell from there: add "shell" with the same origin to the composition.',
  ],
])('sessionComposition refuses %s', async (_title, composition, message) => {
  await expect(compose(composition)).rejects.toThrow(message);
});

it('isOfSession returns false for the id of a live composition and for a missing id', () => {
  expect(isOfSession('a1b2c3d4e5f6')).toBe(false);
  expect(isOfSession(undefined)).toBe(false);
});
