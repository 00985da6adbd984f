import { join } from 'node:path';
import { PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { sourceVersion } from '../../release/packageSources';

import { createVerbRunner, type VerbRunner } from '../../release/testing/runVerb';
import { compareWithLive } from './compareWithLive';

describe('compareWithLive', () => {
  let shop: VerbRunner;
  beforeEach(async () => {
    shop = await createVerbRunner();
  });
  afterEach(() => shop.releases.remove());

  const compare = () => compareWithLive(join(shop.releases.dataDir, 'releases'));
  const others = PROJECT_PARTS.filter((part) => part !== 'mf_content');

  it('returns every part as unreleased if nothing was released', async () => {
    expect(await compare()).toEqual({ unreleased: PROJECT_PARTS, different: [] });
  });

  it("returns a part as different if another team's newer release is live", async () => {
    await shop.goLive('9.9.9-newer');
    expect(await compare()).toEqual({ unreleased: others, different: ['mf_content'] });
  });

  it('returns no difference for a part whose present sources are live', async () => {
    await shop.run('publish mf_content');
    expect(await shop.live()).toBe(await sourceVersion('mf_content'));
    expect(await compare()).toEqual({ unreleased: others, different: [] });
  });

  it('returns a part as unreleased if its live release has no signature', async () => {
    await shop.goLive('1');
    await shop.releases.storage.remove('mf_content/1/release.json.sig');
    expect((await compare()).unreleased).toContain('mf_content');
  });
});
