import { formatRefusal } from './formatGates';
import type { GateResult } from './Gate';

const judged = { part: 'mf_content', version: '2', action: 'promote', channel: 'staging' } as const;
const refused = (gate: string, ...faults: string[]): GateResult => ({
  gate,
  status: 'refused',
  problems: faults.map((what) => ({ what, forWhom: 'shell 1 (live)', mend: 'x.ts:3' })),
});

describe('formatRefusal', () => {
  it('shows each problem, whom it affects and where to mend it, and how to override the gate', () => {
    expect(formatRefusal(judged, [refused('events', 'A is gone')]).split('\n')).toEqual([
      'mf_content 2 does not go live:',
      '✗ events',
      '    A is gone.',
      '      for  shell 1 (live)',
      '      mend x.ts:3',
      '    to go on all the same: --override events=<reason>',
    ]);
  });

  it('names a preview that does not go live as a whole', () => {
    const preview = { name: 'preview/bug-17', versions: { mf_content: '2', shell: '3' } };
    const lines = formatRefusal({ ...judged, preview }, [refused('events', 'A', 'B', 'C')]);
    expect(lines).toMatch(/^preview\/bug-17 does not go live:\n/);
    expect(lines).toContain('and 1 more (events): npm run release -- check preview/bug-17\n');
  });

  it('shows two problems of different gates, counts the others and names the command that lists them', () => {
    const gates = [refused('events', 'A', 'B', 'C'), refused('texts', 'D'), refused('bytes', 'E')];
    const lines = formatRefusal(judged, gates).split('\n');
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(lines).toEqual(expect.arrayContaining(['    A.', '    D.']));
    expect(lines.slice(-2)).toEqual([
      '    and 3 more (bytes, events): npm run release -- check mf_content 2 --channel staging',
      '    to go on all the same: --override events=<reason> --override texts=<reason> --override bytes=<reason>',
    ]);
  });

  it('shows a cause of several lines on one line', () => {
    expect(formatRefusal(judged, [refused('health', 'Error: no port\n    at listen')])).toContain(
      '    Error: no port | at listen.\n',
    );
  });

  it('names the command without a version if the release is not stored', () => {
    const many = [refused('events', 'A', 'B', 'C')];
    const publish = { ...judged, action: 'publish', channel: 'production' } as const;
    expect(formatRefusal(publish, many)).toContain(': npm run release -- check mf_content\n');
  });
});
