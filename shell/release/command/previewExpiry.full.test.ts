import { readChannel, readExpiry, readOwnChannel } from '../channels';
import { sourceVersion } from '../packageSources';
import { liveVersion } from '../Registry';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

const PREVIEW = 'preview/new-header';
let shop: VerbRunner;
beforeEach(async () => {
  shop = await createVerbRunner();
  shop.at('2026-01-01T00:00:00Z');
});
afterEach(() => shop.releases.remove());

describe('a preview', () => {
  const publishPreview = (options = '') =>
    shop.run(`publish mf_content --channel ${PREVIEW} ${options}`);
  const partsOf = async () =>
    Object.keys(await readOwnChannel(shop.releases.storage, PREVIEW)).sort();
  const endOf = () => readExpiry(shop.releases.storage, PREVIEW);

  it('gets a new end if unchanged sources are published to it again', async () => {
    await publishPreview('--expires 2');
    expect(await publishPreview('--expires 20')).toContain(
      'already; the preview ends at 2026-01-21 00:00:00 UTC',
    );
    expect(await endOf()).toBe('2026-01-21T00:00:00.000Z');
    expect(shop.built).toHaveLength(1);
  });

  it('that has ended shows unchanged sources again if they are published again', async () => {
    await shop.goLive('1');
    await publishPreview('--expires 2');
    shop.at('2026-01-05T00:00:00Z');
    expect(liveVersion(await readChannel(shop.releases.storage, PREVIEW), 'mf_content')).toBe('1');
    expect(await publishPreview()).toContain(`is live in ${PREVIEW}, after 1; the preview ends at`);
    expect(await endOf()).toBe('2026-01-12T00:00:00.000Z');
    const view = await readChannel(shop.releases.storage, PREVIEW);
    expect(liveVersion(view, 'mf_content')).toBe(await sourceVersion('mf_content'));
  });

  it('that has ended starts without its old releases, because the gates judge the new one beside production', async () => {
    await shop.releases.add('mf_account', '1');
    await shop.run(`promote mf_account 1 --to ${PREVIEW}`);
    shop.at('2026-01-09T00:00:00Z');
    await publishPreview();
    expect(shop.asked.at(-1)?.registry).toEqual({});
    expect(await partsOf()).toEqual(['mf_content']);
  });

  it('that has ended does not keep its locks and its releases for rollbacks', async () => {
    await publishPreview();
    await shop.run(`lock mf_content --channel ${PREVIEW} --why "a demonstration"`);
    shop.at('2026-01-09T00:00:00Z');
    await expect(shop.run(`rollback mf_content --channel ${PREVIEW} --why x`)).rejects.toThrow(
      `mf_content has no live release in ${PREVIEW}`,
    );
    await publishPreview();
    expect(await endOf()).toBe('2026-01-16T00:00:00.000Z');
  });

  it('ends after seven days if a promotion creates it', async () => {
    await shop.releases.add('mf_content', '2');
    expect(await shop.run(`promote mf_content 2 --to ${PREVIEW}`)).toContain(
      'the preview ends at 2026-01-08 00:00:00 UTC',
    );
    expect(await endOf()).toBe('2026-01-08T00:00:00.000Z');
  });

  it('keeps its end if another release is promoted to it, but gets a new end if it had already ended', async () => {
    await publishPreview('--expires 20');
    await shop.releases.add('mf_account', '1');
    await shop.run(`promote mf_account 1 --to ${PREVIEW}`);
    expect(await partsOf()).toEqual(['mf_account', 'mf_content']);
    expect(await endOf()).toBe('2026-01-21T00:00:00.000Z');
    shop.at('2026-01-22T00:00:00Z');
    await shop.run(`promote mf_account 1 --to ${PREVIEW}`);
    expect(await partsOf()).toEqual(['mf_account']);
    expect(await endOf()).toBe('2026-01-29T00:00:00.000Z');
  });
});
