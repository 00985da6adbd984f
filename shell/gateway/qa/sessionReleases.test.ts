import type { ReleaseStore } from '../releases/ReleaseStore';
import { describeReleases, readTopics } from './sessionReleases';

const use = (...topics: string[]) =>
  Object.fromEntries(topics.map((topic) => [topic, { payload: { type: 'object' }, at: [] }]));
const MANIFESTS: Record<string, object> = {
  'shell 1': {
    contact: { team: 'Platform', email: 'platform@shop.test' },
    events: {
      out: use('toast:requested', 'cart:add-failed', 'remote:loaded'),
      in: use('toast:requested'),
    },
  },
  'mf_cart 2': {
    contact: { team: 'Checkout' },
    events: { out: use('cart:add-failed', 'toast:requested'), in: {} },
  },
  // Releases from before decision 041 state neither a contact nor events.
  'mf_old 3': {},
};
const readManifest = (async (part: string, version: string) => {
  const manifest = MANIFESTS[`${part} ${version}`];
  if (!manifest) throw new Error('It is gone.');
  return manifest;
  // The cast is safe: the tested code reads only these members.
}) as ReleaseStore['readManifest'];
const VERSIONS = { shell: '1', mf_cart: '2', mf_old: '3', mf_gone: '4' };

it('describeReleases names each release with its owner and the live version', async () => {
  expect(await describeReleases(VERSIONS, { shell: '1', mf_cart: '1' }, readManifest)).toEqual({
    shell: { version: '1', liveVersion: '1', owner: 'Platform', contact: 'platform@shop.test' },
    mf_cart: { version: '2', liveVersion: '1', owner: 'Checkout' },
    mf_old: { version: '3', owner: 'mf_old' },
    mf_gone: { version: '4', owner: 'mf_gone' },
  });
});

it('readTopics returns as owners the listeners of a request, but otherwise the publishers, if possible without the shell', async () => {
  const topics = await readTopics(VERSIONS, readManifest);
  const owners = Object.entries(topics).map(([topic, { owners: parts }]) => [topic, parts]);
  expect(Object.fromEntries(owners)).toEqual({
    'toast:requested': ['shell'],
    'cart:add-failed': ['mf_cart'],
    'remote:loaded': ['shell'],
  });
  expect(topics['remote:loaded']?.payload).toEqual({ type: 'object' });
});
