export interface StepResult {
  title: string;
  seconds: number;
  passed: number;
  failed: number;
}

/** Width of the longest title, so that lines printed one by one align. */
const TITLE_WIDTH = 32;

export const formatStep = ({ title, seconds, passed, failed }: StepResult): string =>
  `${failed > 0 ? '✗' : '✓'} ${title.padEnd(TITLE_WIDTH)}${`${seconds.toFixed(1)} s`.padStart(8)}  ` +
  `${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed`;

/**
 * Formats a table of the steps. Scripts read only its last line, the totals.
 * @param printedLines number of lines that the run has printed before
 */
export function formatSummary(results: readonly StepResult[], printedLines: number): string {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  const lines = ['', ...results.map(formatStep), ''];
  lines.push(`${printedLines + lines.length + 2} lines printed`);
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed`, ''].join('\n');
}
