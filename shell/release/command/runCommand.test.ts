import { PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';
import { acceptsWords } from './runCommand';

let shop: VerbRunner;
beforeEach(async () => {
  shop = await createVerbRunner();
});
afterEach(() => shop.releases.remove());

describe('the release command', () => {
  it('lists the releases of a part, and shows in the history who changed what and why', async () => {
    await shop.goLive('1', '2');
    await shop.run('rollback mf_content --why "cart is empty"');
    expect(await shop.run('list mf_content')).toMatch(
      /production\n {2}mf_content\n {4}2 .*available.*\n {4}1 .*live/,
    );
    const [first, second] = (await shop.run('history mf_content')).split('\n');
    expect(first).toMatch(
      /^\d{4}-\d\d-\d\d [\d:]{8} UTC {2}rollback mf_content 1 from revision-of-1, after 2$/,
    );
    expect(second).toBe('    by team: cart is empty');
  });

  it("names production's release for a part that has no release in the given channel", async () => {
    await shop.goLive('1');
    expect(await shop.run('list mf_content --channel staging')).toBe(
      "staging\n  mf_content\n    runs 1, production's release",
    );
    expect(await shop.run('list mf_account --channel staging')).toContain('was never released');
  });

  it("prints the gates' results for a stored release", async () => {
    await shop.goLive('1');
    await shop.releases.add('mf_content', '2');
    const problems = [{ what: 'too large', forWhom: 'shoppers', mend: 'blog.tsx:1' }];
    const results = [{ gate: 'bytes', status: 'refused' as const, problems }];
    shop.gates(results);
    expect(JSON.parse(await shop.run('check mf_content 2 --json'))).toEqual(results);
    expect(process.exitCode).toBe(1);
    process.exitCode = 0;
    expect(await shop.run('check mf_content 2')).toContain('mf_content 2: 0 of 1 gates passed');
    process.exitCode = 0;
    expect(await shop.live()).toBe('1');
  });

  it("checks this checkout's build without storing the build", async () => {
    await shop.goLive('1');
    shop.gates([{ gate: 'bytes', status: 'passed', problems: [] }]);
    expect(await shop.run('check mf_content')).toMatch(/✓ bytes\nmf_content .+: 1 of 1 gates/);
    expect(shop.built).toHaveLength(1);
    const stored = await shop.releases.storage.list('mf_content');
    expect(new Set(stored.map(({ key }) => key.split('/')[1]))).toEqual(new Set(['1']));
  });

  it('checks a named version without sources, and the version of this checkout with its sources', async () => {
    await shop.releases.add('mf_content', '2');
    await shop.run('check mf_content 2');
    await shop.run('check mf_content');
    await shop.run('publish mf_content');
    await shop.run('check mf_content');
    const actions = shop.asked.map(({ action }) => action);
    expect(actions).toEqual(['promote', 'publish', 'publish', 'publish']);
  });

  it('does not run slow gates again that a check has passed', async () => {
    const health = {
      gate: 'health',
      part: 'mf_content',
      against: 'an API',
      versions: { mf_content: '1' },
    };
    await shop.run('check mf_content');
    await shop.asked[0]?.passed?.add(health);
    await shop.run('publish mf_content');
    expect(await shop.asked[1]?.passed?.has(health)).toBe(true);
  });

  it('creates a key even for a part without a release and without sources', async () => {
    expect(await shop.run('keys mf-imaginary')).toMatch(
      /^key [0-9a-f]{16} in .+mf_imaginary\.pem signs mf_imaginary;/,
    );
  });

  it.each([
    ['publish', 'Name the part (one of shell, '],
    ['publish everything', 'There is no part "everything": use one of shell, '],
    ['publish mf_content --chanel staging', "Unknown option '--chanel'"],
    ['publish mf_content --channel live', '"live" is no channel: use production, staging or'],
    ['promote mf_content ../1', '"../1" is no version'],
    ['withdraw mf_content --why x', 'Name the version'],
    ['keys ../x', '"../x" cannot name a part: use a name such as mf-loyalty.'],
    ['keys ""', '"" cannot name a part'],
    ['publish mf_content --channel ""', '--channel is empty: give its value or omit it.'],
    ['publish mf_content --channel " "', '--channel is empty'],
    ['publish mf_content --channel=', '--channel is empty'],
    ['publish mf_content --why ""', '--why is empty'],
    ['publish mf_content --override ""', '--override is empty'],
    [
      'publish mf_content --override x',
      '--override is "x": give the gate and the reason, as in --override bytes="',
    ],
    ['promote mf_content 1 --to ""', '--to is empty'],
    ['promote mf_content ""', '"" is no version'],
    ['list --channel ""', '--channel is empty'],
    [
      'promote mf_content 1 2',
      '"2" is one word too many. Usage: npm run release -- promote <part>',
    ],
    [
      'rollback mf_content 1 --why x',
      '"1" is one word too many. Usage: npm run release -- rollback <part> [--to <version>]',
    ],
    ['withdraw mf_content 1 2 --why x', '"2" is one word too many'],
    ['deprecate mf_content 1 2', '"2" is one word too many'],
    ['lock mf_content mf_account --why x', '"mf_account" is one word too many'],
    ['unlock mf_content mf_account', '"mf_account" is one word too many'],
    ['retire mf_content mf_account --why x', '"mf_account" is one word too many'],
    ['canary mf_content 10% 1 2', '"2" is one word too many'],
    ['canary mf_content off 1', '"1" is one word too many'],
    ['freeze preview/x abc def', '"def" is one word too many'],
    ['check mf_content 1 2', '"2" is one word too many'],
    ['list mf_content mf_account', '"mf_account" is one word too many'],
    ['history mf_content mf_account', '"mf_account" is one word too many'],
    ['keys mf_content mf_account', '"mf_account" is one word too many'],
    ['rollback mf_content --why x', 'production: name one of `npm run release -- list mf_content`'],
    [
      'retire mf_content --why x',
      'of its own in production: see `npm run release -- list mf_content`.',
    ],
    ['canary mf_content off', 'no canary in production: see `npm run release -- list mf_content`.'],
    ['lock mf_content --why x', 'to lock: see `npm run release -- list mf_content`.'],
    ['unlock mf_content', 'not locked in production: see `npm run release -- list mf_content`.'],
    ['deploy mf_content', 'There is no verb "deploy".\nUsage: npm run release'],
  ])('explains what is wrong with "%s"', async (command, message) => {
    await expect(shop.run(command)).rejects.toThrow(message);
  });

  it('names the command that helps if a canary has nothing to be compared with', async () => {
    await shop.releases.add('mf_content', '1');
    await expect(shop.run('canary mf_content 10% 1')).rejects.toThrow(
      'to compare with: run `npm run release -- promote mf_content 1 --to production` instead.',
    );
    await shop.run('promote mf_content 1');
    await expect(shop.run('canary mf_content 10% 1')).rejects.toThrow(
      'mf_content 1 is live: name another version, as `npm run release -- list mf_content` shows',
    );
  });

  it('prints the help of the command and of each verb', async () => {
    const usage = await shop.run('--help');
    const names = [...usage.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name);
    expect(names).toHaveLength(16);
    for (const name of names) {
      expect(await shop.run(`${name} --help`)).toMatch(
        new RegExp(`^npm run release -- ${name}\\b`),
      );
    }
    expect(usage).toContain(PROJECT_PARTS.join(', '));
  });
});

describe('acceptsWords', () => {
  it.each([
    ['publish mf-content --dirty', true],
    ['--help', true],
    ['publish mf-content --dirtly', false],
    ['rollback mf-content mf-account', false],
    ['rollback mf-content --why', false],
    ['deploy mf-content', false],
  ])('tells whether the command can be run: %s', (command, isAccepted) => {
    expect(acceptsWords(command.split(' '))).toBe(isAccepted);
  });
});
