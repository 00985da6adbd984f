import type { GateResult, Problem } from './Gate';

const MARKS = { passed: '✓', warned: '!', refused: '✗' };
const PREFIXES = { passed: 'note: ', warned: 'not in production: ', refused: '' };

/** Formats gate results for a terminal. A gate that passed without a note takes one line. */
export function formatGates(results: readonly GateResult[]): string {
  return results.map(formatGate).join('\n');
}

function formatGate({ gate, status, problems }: GateResult): string {
  const isRefused = status === 'refused';
  return [
    `${MARKS[status]} ${gate}`,
    ...problems.map((problem) => formatProblem(problem, PREFIXES[status])),
    ...(isRefused ? [`    to go on all the same: --override ${gate}=<reason>`] : []),
  ].join('\n');
}

const formatProblem = ({ what, forWhom, mend }: Problem, prefix: string) =>
  [`    ${prefix}${what}.`, `      for  ${forWhom}`, `      mend ${mend}`].join('\n');
