import { createPrinter } from './createPrinter';
import { formatSummary } from './formatSummary';

describe('formatSummary', () => {
  const results = [
    { title: 'Types', seconds: 2.34, passed: 7, failed: 0 },
    { title: 'Journeys', seconds: 60, passed: 40, failed: 2 },
  ];
  const lines = formatSummary(results, 0).trimEnd().split('\n');

  it('begins the line of a failed step with a cross', () => {
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
      expect.stringMatching(/Journeys +60\.0 s +40 passed +2 failed/),
    ]);
  });

  it('puts the totals on the last line', () => {
    expect(lines.at(-1)).toBe('47 passed, 2 failed');
  });

  it('counts the printed lines, including those of the summary', () => {
    const printer = createPrinter(() => undefined);
    printer.print('one\ntwo');
    printer.print('\n');
    printer.print(formatSummary(results, printer.lines()));
    expect(formatSummary(results, 2)).toContain(`\n${printer.lines()} lines printed\n`);
  });
});
