import { type GateContext, type Step, tallyOf } from '../Step';
import { runSteps } from './runSteps';

const context: GateContext = {
  root: '/nowhere',
  workDir: '/nowhere',
  dataDir: '/nowhere',
  scope: { size: 'gate', parts: ['static'] },
};

const step = (title: string, isPassed: boolean, options: Partial<Step> = {}): Step => ({
  title,
  part: 'static',
  run: async (_context, output) => {
    output(`${title} says much\n`);
    return tallyOf(isPassed);
  },
  ...options,
});

async function printed(...steps: Step[]): Promise<string[]> {
  let text = '';
  await runSteps(steps, context, (piece) => {
    text += piece;
  });
  return text.split('\n').filter(Boolean);
}

describe('runSteps', () => {
  it('prints one line with the time for a step that passes', async () => {
    const lines = await printed(step('Types', true), step('Lint', true, { isParallel: true }));
    expect(lines).toEqual([
      expect.stringMatching(/^✓ Types .* 0\.\d s .* 1 passed/),
      expect.stringMatching(/^✓ Lint /),
    ]);
  });

  it('prints the notes of a step that passes below its line', async () => {
    const run: Step['run'] = async () => ({ passed: 1, failed: 0, notes: ['12 files'] });
    expect(await printed(step('Conventions', true, { run }))).toEqual([
      expect.stringMatching(/^✓ Conventions /),
      '    12 files',
    ]);
  });

  it('prints the output of a step that fails, and runs the other steps', async () => {
    const lines = await printed(step('Types', false), step('Lint', true));
    expect(lines).toEqual([
      expect.stringMatching(/^✗ Types .* 1 failed/),
      'Types says much',
      expect.stringMatching(/^✓ Lint /),
    ]);
  });

  it('prints the output of a live step immediately', async () => {
    const [first] = await printed(step('Jest', true, { isLive: true }));
    expect(first).toBe('Jest says much');
  });

  it('counts a step that throws as failed, and prints the error', async () => {
    const run = async () => {
      throw new Error('no database');
    };
    const lines = await printed(step('Jest', true, { run }));
    expect(lines[0]).toMatch(/^✗ Jest .* 1 failed/);
    expect(lines[1]).toBe('Error: no database');
  });
});
