import { allAnswered, areMet, atLeast, atMost, formatGoals, type Goal } from './goals';
import type { ProbeFigures } from './probe';
import { formatTable } from './statistics';

/** Others and the gateway while slow connections are kept going. */
export interface SlowFigures {
  others: ProbeFigures;
  /** Most slow connections at once. */
  open: number;
  /** Connections that the gateway gave up, each of which was opened again. */
  closed: number;
  /** Most open files of the gateway. */
  files: number;
  /** Most resident memory of the gateway, MB. */
  residentMb: number;
}

/** Others and the gateway while clients send hundreds of requests at once. */
export interface PipeliningFigures {
  others: ProbeFigures;
  /** Connections that were closed, each of which was opened again. */
  closed: number;
  /** Most resident memory of the gateway beyond what it was before, MB. */
  overIdleMb: number;
  /** The same 15 s after they have left. */
  afterMb: number;
}

export interface SlowReport {
  /** Slow connections that are asked for. */
  connections: number;
  idle: ProbeFigures;
  pipelining: PipeliningFigures;
  /** Each slow connection from an address of its own. */
  many: SlowFigures;
  /** All slow connections from one address. */
  one: SlowFigures;
}

const GOALS = {
  p95ByIdle: 2,
  filesEach: 3,
  residentMb: 512,
  pipeliningMb: 100,
  backMb: 30,
} as const;
/** A few are always being opened again, and of one address the gateway lets in 192 of 668 bodies. */
const OPEN_SHARES = { many: 0.9, one: 0.75 } as const;

const CASES = { many: 'many addresses', one: 'one address' } as const;
const caseNames = Object.keys(CASES) as (keyof typeof CASES)[]; // its own keys

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
