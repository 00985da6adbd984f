import { resolve } from 'node:path';
import { journeyArguments } from './runPlaywright';

const root = resolve(__dirname, '../../..');
const REMOTE_JOURNEY = /\/(mf-[a-z-]+)\/e2e\//;

describe('journeyArguments', () => {
  const argumentsFor = (packages?: string[]) =>
    journeyArguments({ root, scope: { size: 'gate', parts: ['e2e'], packages } });

  it('selects every journey for the whole project', async () => {
    expect(await argumentsFor()).toEqual(['test', '--config', 'shell/e2e/playwright.config.ts']);
  });

  it('selects no journey file of another remote', async () => {
    const files = (await argumentsFor(['mf-content'])) ?? [];
    const remotes = files.flatMap((file) => REMOTE_JOURNEY.exec(file)?.[1] ?? []);
    expect(new Set(remotes)).toEqual(new Set(['mf-content']));
    expect(files).toContainEqual(expect.stringMatching(/shell\/e2e\/layouts\.journey\.ts$/));
    expect(files).not.toContainEqual(expect.stringMatching(/shell\/e2e\/purchase\.journey\.ts$/));
  });

  it('selects the journeys that use the service of a remote', async () => {
    const files = await argumentsFor(['mf-cart-checkout']);
    expect(files).toContainEqual(expect.stringMatching(/shell\/e2e\/purchase\.journey\.ts$/));
  });
});
