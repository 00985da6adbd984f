import { allAnswered, areMet, atLeast, atMost, formatGoals, type Goal } from './goals';
import type { ProbeFigures } from './probe';
import { formatTable } from './statistics';

/** Figures of other visitors and of the gateway while connections are slow. */
export interface SlowFigures {
  others: ProbeFigures;
  /** Maximum number of open slow connections. */
  open: number;
  /** Connections that the gateway closed; each was replaced. */
  closed: number;
  /** Maximum number of open files of the gateway. */
  files: number;
  /** Maximum resident memory of the gateway in MB. */
  residentMb: number;
}

/** Figures of other visitors and of the gateway while clients pipeline requests. */
export interface PipeliningFigures {
  others: ProbeFigures;
  /** Connections that were closed; each was replaced. */
  closed: number;
  /**
   * Maximum resident memory of the gateway minus its memory before the clients connected, in MB.
   */
  overIdleMb: number;
  /**
   * Resident memory 15 s after the clients disconnected, minus the memory before they connected, in
   * MB.
   */
  afterMb: number;
}

export interface SlowReport {
  /** Number of slow connections that the run opens. */
  connections: number;
  idle: ProbeFigures;
  pipelining: PipeliningFigures;
  /** Figures if each slow connection comes from a different IP address. */
  many: SlowFigures;
  /** Figures if all slow connections come from one IP address. */
  one: SlowFigures;
}

const GOALS = {
  p95ByIdle: 2,
  filesEach: 3,
  residentMb: 512,
  pipeliningMb: 100,
  backMb: 30,
} as const;
/**
 * Minimum share of the connections that are open at the same time. Some are always being replaced,
 * and from one IP address the gateway accepts only 192 of 668 request bodies.
 */
const OPEN_SHARES = { many: 0.9, one: 0.75 } as const;

const CASES = { many: 'many addresses', one: 'one address' } as const;
// The cast is safe: `Object.keys` returns the keys of `CASES`, but loses their type.
const caseNames = Object.keys(CASES) as (keyof typeof CASES)[];

function goalsOfPipelining({ idle, pipelining }: SlowReport): Goal[] {
  const { others, overIdleMb, afterMb } = pipelining;
  return [
    allAnswered('pipelining: others answered', others),
    atMost(
      'pipelining: p95 of others by the idle one',
      others.p95Ms / idle.p95Ms,
      GOALS.p95ByIdle,
      1,
    ),
    atMost('pipelining: memory over the idle one, MB', overIdleMb, GOALS.pipeliningMb),
    atMost('pipelining: the same 15 s later, MB', afterMb, GOALS.backMb),
  ];
}

const goalsOf = (report: SlowReport): Goal[] => [
  ...goalsOfPipelining(report),
  ...caseNames.flatMap((name) => {
    const { others, open, files, residentMb } = report[name];
    const { connections, idle } = report;
    const of = (what: string) => `${CASES[name]}: ${what}`;
    return [
      atLeast(of('slow connections at once'), open, OPEN_SHARES[name] * connections),
      allAnswered(of('others answered'), others),
      atMost(of('p95 of others by the idle one'), others.p95Ms / idle.p95Ms, GOALS.p95ByIdle, 1),
      atMost(of('open files of the gateway'), files, GOALS.filesEach * connections),
      atMost(of('memory of the gateway, MB'), residentMb, GOALS.residentMb),
    ];
  }),
];

export function formatSlow(report: SlowReport): string {
  const row = (what: string, { medianMs, p95Ms, failed }: ProbeFigures, closed = 0) => [
    what,
    medianMs.toFixed(1),
    p95Ms.toFixed(1),
    String(failed),
    String(closed),
  ];
  return [
    formatTable([
      ['others', 'median ms', 'p95 ms', 'failed', 'connections closed'],
      row('idle', report.idle),
      row('pipelining', report.pipelining.others, report.pipelining.closed),
      ...caseNames.map((name) => row(CASES[name], report[name].others, report[name].closed)),
    ]),
    formatGoals(goalsOf(report)),
  ].join('\n\n');
}

export const isWithinGoals = (report: SlowReport): boolean => areMet(goalsOf(report));
