import { PRODUCTION } from '../releaseSettings';
import type { GateRequest, GateResult, Problem } from './Gate';

const MARKS = { passed: '✓', warned: '!', refused: '✗' };
const PREFIXES = { passed: 'note: ', warned: 'not in production: ', refused: '' };

/** Number of problems that a refusal shows, so that it takes at most 12 lines. */
const SHOWN_PROBLEMS = 2;

/** Release that the gates have judged, or the preview to which it belongs. */
type Judged = Pick<GateRequest, 'part' | 'version' | 'action' | 'channel' | 'preview'>;

/**
 * Formats a refusal in at most 12 lines. Shows a problem of each gate before a second one of any
 * gate, and names the command that lists all problems.
 */
export function formatRefusal(judged: Judged, refused: readonly GateResult[]): string {
  const ranked = refused
    .flatMap(({ gate, problems }) => problems.map((problem, rank) => ({ gate, problem, rank })))
    .sort((one, other) => one.rank - other.rank);
  const shown = ranked.slice(0, SHOWN_PROBLEMS);
  const hidden = ranked.slice(SHOWN_PROBLEMS);
  const gates = [...new Set(hidden.map(({ gate }) => gate))].join(', ');
  const overrides = refused.map(({ gate }) => `--override ${gate}=<reason>`).join(' ');
  return [
    `${judged.preview?.name ?? `${judged.part} ${judged.version}`} does not go live:`,
    ...refused.flatMap(({ gate }) => {
      const own = shown.filter((each) => each.gate === gate);
      const title = own.length > 0 ? [`${MARKS.refused} ${gate}`] : [];
      return [...title, ...own.map(({ problem }) => formatProblem(onOneLine(problem), ''))];
    }),
    ...(hidden.length > 0
      ? [`    and ${hidden.length} more (${gates}): ${checkCommand(judged)}`]
      : []),
    `    to go on all the same: ${overrides}`,
  ].join('\n');
}

/** Returns the command that lists all problems. */
function checkCommand({ part, version, action, channel, preview }: Judged): string {
  if (preview) return `npm run release -- check ${preview.name}`;
  return [
    `npm run release -- check ${part}`,
    ...(action === 'publish' ? [] : [version]),
    ...(channel === PRODUCTION ? [] : ['--channel', channel]),
  ].join(' ');
}

/** Joins the lines of a problem, e.g. the output of a server that did not start. */
const onOneLine = ({ what, ...problem }: Problem): Problem => ({
  ...problem,
  what: what.replaceAll(/\s*\n\s*/g, ' | '),
});

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
