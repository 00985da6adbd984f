import { readExpiry, readOwnChannel } from '../channels';
import { liveVersion } from '../Registry';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

const CHANNEL = 'preview/bug-17';
let shop: VerbRunner;
beforeEach(async () => {
  shop = await createVerbRunner();
  shop.at('2026-01-01T00:00:00Z');
  await shop.goLive('1', '2');
});
afterEach(() => shop.releases.remove());

const frozen = async () => {
  const registry = await readOwnChannel(shop.releases.storage, CHANNEL);
  return liveVersion(registry, 'mf_content');
};

describe('freeze', () => {
  it('saves the composition that production runs, and keeps it after the next release', async () => {
    expect(await shop.run(`freeze ${CHANNEL}`)).toContain(`${CHANNEL} is mf_content 2 until`);
    await shop.goLive('3');
    expect(await frozen()).toBe('2');
  });

  it('saves the releases that rendered the page with an error code', async () => {
    shop.log('c19b492e', { path: '/blog', versions: { mf_content: '1' } });
    await shop.run(`freeze ${CHANNEL} c19b492e --expires 3`);
    expect(await frozen()).toBe('1');
    expect(await readExpiry(shop.releases.storage, CHANNEL)).toBe('2026-01-04T00:00:00.000Z');
  });

  it('replaces a saved composition of the same name', async () => {
    await shop.run(`freeze ${CHANNEL}`);
    await shop.goLive('3');
    await shop.run(`freeze ${CHANNEL}`);
    expect(await frozen()).toBe('3');
  });

  it.each([
    ['freeze', 'is no channel'],
    ['freeze staging', 'name a preview'],
    [`freeze ${CHANNEL} 0badc0de`, 'has no page with the code "0badc0de"'],
    [`freeze ${CHANNEL} --expires 400`, 'give a number of days up to 90'],
  ])('refuses `%s`', async (command, message) => {
    await expect(shop.run(command)).rejects.toThrow(message);
  });

  it('refuses a release that is no longer stored', async () => {
    shop.log('c19b492e', { path: '/blog', versions: { mf_content: '9' } });
    await expect(shop.run(`freeze ${CHANNEL} c19b492e`)).rejects.toThrow('not in the store');
    expect(await frozen()).toBeUndefined();
  });
});
