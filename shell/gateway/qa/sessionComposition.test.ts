import { isOfSession } from '@marketplace/contracts/testSession';
import { buildRelease } from '../../release/gates/testing/buildRelease';
import { sessionComposition } from './sessionComposition';

const LIVE = { shell: '1', mf_catalog: '2', mf_content: '3' };

const compose = (
  composition: NonNullable<Parameters<typeof sessionComposition>[0]['settings']['composition']>,
) =>
  sessionComposition(
    { id: 'ab12', settings: { composition } },
    {
      live: LIVE,
      readManifest: async (part, version) => {
        if (version === '9') throw new Error('missing', { cause: new Error('It is not signed.') });
        return buildRelease(part).manifest;
      },
      readChannel: async (channel) =>
        channel === 'staging' ? { mf_content: { releases: { '4': 'live' }, history: [] } } : {},
    },
  );

it('contains the live release of each part for which the session has chosen none', async () => {
  expect((await compose({})).versions).toEqual(LIVE);
});

it('contains a chosen version, or the live release of a chosen channel', async () => {
  const composition = { mf_catalog: { version: '5' }, mf_content: { channel: 'staging' } };
  const { id, versions } = await compose(composition);
  expect(versions).toEqual({ shell: '1', mf_catalog: '5', mf_content: '4' });
  expect(isOfSession(id)).toBe(true);
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
])('refuses %s', async (_title, composition, message) => {
  await expect(compose(composition)).rejects.toThrow(message);
});

it('does not take a live composition for one of a session', () => {
  expect(isOfSession('a1b2c3d4e5f6')).toBe(false);
  expect(isOfSession(undefined)).toBe(false);
});
