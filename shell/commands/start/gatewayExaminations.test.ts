import { rm } from 'node:fs/promises';
import path from 'node:path';
import { examine } from '@marketplace/contracts/server/examine';
import { startS3Server } from '../../release/storage/testing/startS3Server';
import { createVerbRunner, type VerbRunner } from '../../release/testing/runVerb';
import { gatewayExaminations } from './gatewayExaminations';

let shop: VerbRunner;
beforeEach(async () => {
  shop = await createVerbRunner();
  await shop.goLive('1');
});
afterEach(() => shop.releases.remove());

async function linesFor(
  changes: Partial<Parameters<typeof gatewayExaminations>[0]>,
  hasApi = false,
) {
  const { dataDir, keys } = shop.releases;
  const config = {
    dataDir,
    releasesUrl: path.join(dataDir, 'releases'),
    releaseTrust: keys.trust,
    releaseChannel: 'production',
    apiOrigins: ['http://127.0.0.1:65431'],
    ...changes,
  };
  const lines: string[] = [];
  const isGood = await examine(gatewayExaminations(config, hasApi), (line) => lines.push(line));
  return { isGood, text: lines.join('\n') };
}

describe('the examinations of a gateway', () => {
  it('find nothing wrong with a shop that may start', async () => {
    const { isGood, text } = await linesFor({});
    expect(text).toContain('✓ releases (RELEASES_URL): 1 parts are live in production');
    expect(text).toContain('✓ writes to RELEASES_URL: they are refused if another came first');
    expect(isGood).toBe(true);
  });

  it.each([
    ['a folder without releases', { releasesUrl: '/tmp/none' }, 'has no release in production'],
    ['keys that nobody trusts', { releaseTrust: '/tmp/none.json' }, 'which does not exist'],
    [
      'a store that is down',
      { releasesUrl: 'http://127.0.0.1:65431' },
      '✗ releases (RELEASES_URL)',
    ],
  ])('name %s', async (_what, changes, sentence) => {
    const { isGood, text } = await linesFor(changes);
    expect(text).toContain(sentence);
    expect(isGood).toBe(false);
  });

  it('name an API that does not reply, and a live release whose signature is gone', async () => {
    await rm(path.join(shop.releases.dataDir, 'releases/mf_content/1/release.json.sig'));
    const { text } = await linesFor({}, true);
    expect(text).toContain('✗ API (API_ORIGIN): fetch failed: ECONNREFUSED');
    expect(text).toContain('It is not signed.');
  });

  it('also try to write to a bucket', async () => {
    const server = await startS3Server();
    process.env.AWS_ACCESS_KEY_ID = 'key';
    process.env.AWS_SECRET_ACCESS_KEY = 'secret';
    const releasesUrl = `s3://shop/releases?endpoint=${server.origin}&region=none`;
    await shop.run(`move --to ${releasesUrl}`);
    expect((await linesFor({ releasesUrl })).text).toContain('✓ writes to RELEASES_URL');
    await server.stop();
  });
});
