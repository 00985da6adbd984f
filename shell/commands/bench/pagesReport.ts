import { atMost, type Goal } from './goals';
import type { ViewFigures } from './measureView';
import { formatSpread, formatTable, median, percentile } from './statistics';

const KB = 1024;

/** The goals of a first view on a slow phone. */
const GOALS = {
  /** The product page's LCP divided by the floor's. */
  lcpRatio: 1.15,
  /** Each page's FCP divided by the floor's. */
  fcpRatio: 1.4,
  blockingMs: 150,
  earlyScriptKb: 115,
  scriptKb: 165,
  homeHtmlKb: 24,
  tapMs: 100,
  /** From a list to a product and back, on the slow network too. */
  wayMs: 200,
} as const;

/** Names of what is not an answer to a press on a page that is alive. */
export const TO_PRODUCT = 'card of a list: product';
export const BACK = 'Back: list';
export const FIRST_TOUCH = 'card, first touch of a visit';
export const EARLY = 'Add to Cart during the start';
/** Goals in ms of taps whose goal is another than most have; `undefined` where the code has yet to come. */
const TAP_GOALS = new Map([
  [TO_PRODUCT, GOALS.wayMs],
  [BACK, GOALS.wayMs],
  [FIRST_TOUCH, undefined],
  [EARLY, undefined],
]);
/** Percentage of the taps of a kind that must be answered in time. */
const TAP_PERCENT = 98;

/** Measured visits by the name of their page. */
export type Visits = ReadonlyMap<string, readonly ViewFigures[]>;
/** Milliseconds until an answer was seen, by what was pressed: of each page the presses in their order. */
export type Answers = ReadonlyMap<string, readonly (readonly number[])[]>;

const each = (visits: readonly ViewFigures[], key: keyof ViewFigures) =>
  visits.map((visit) => visit[key]);
const medianOf = (visits: readonly ViewFigures[], key: keyof ViewFigures) =>
  median(each(visits, key));

/** The table of the pages: medians with least and most, in ms, and KB as they came over the wire. */
export function formatVisits(floor: readonly ViewFigures[], visits: Visits): string {
  const rows = [...new Map([['floor', floor], ...visits])].map(([name, figures]) => {
    const ratio = (key: 'fcp' | 'lcp') =>
      (medianOf(figures, key) / medianOf(floor, key)).toFixed(2);
    const kb = (key: 'earlyScript' | 'firstScript' | 'script' | 'html') =>
      (medianOf(figures, key) / KB).toFixed(1);
    return [
      name,
      formatSpread(each(figures, 'fcp')),
      ratio('fcp'),
      formatSpread(each(figures, 'lcp')),
      ratio('lcp'),
      formatSpread(each(figures, 'blocking')),
      medianOf(figures, 'longestTask').toFixed(0),
      kb('earlyScript'),
      kb('firstScript'),
      kb('script'),
      kb('html'),
    ];
  });
  const headings = [
    'page',
    'FCP ms',
    '/ floor',
    'LCP ms',
    '/ floor',
    'blocking ms',
    'longest task',
    'script before idle KB',
    'until hydration KB',
    'in all KB',
    'HTML KB',
  ];
  return formatTable([headings, ...rows]);
}

/** The table of taps, in ms; the first of a page is told apart, for nothing has warmed it. */
export function formatAnswers(answers: Answers): string {
  const rows = [...answers].map(([name, pages]) => {
    const times = pages.flat();
    return [
      name,
      String(times.length),
      formatSpread(times),
      formatSpread(pages.flatMap(([first = Number.NaN]) => first)),
      percentile(times, TAP_PERCENT).toFixed(0),
    ];
  });
  const headings = ['tap', 'presses', 'answer seen ms', 'first of a page', `p${TAP_PERCENT}`];
  return formatTable([headings, ...rows]);
}

/** The goals of what was measured. */
export function goalsOf(
  floor: readonly ViewFigures[],
  visits: Visits,
  answers: Answers,
): readonly Goal[] {
  const views = [...visits].flatMap(([name, figures]) => goalsOfPage(name, figures, floor));
  const taps = [...answers].flatMap(([name, pages]) => {
    const most = TAP_GOALS.has(name) ? TAP_GOALS.get(name) : GOALS.tapMs;
    if (most === undefined) return [];
    const slowest = percentile(pages.flat(), TAP_PERCENT);
    return [atMost(`${name}: p${TAP_PERCENT} of the presses, ms`, slowest, most)];
  });
  return [...views, ...taps];
}

function goalsOfPage(
  name: string,
  figures: readonly ViewFigures[],
  floor: readonly ViewFigures[],
): Goal[] {
  const ratio = (key: 'fcp' | 'lcp') => medianOf(figures, key) / medianOf(floor, key);
  const kb = (key: 'html' | 'earlyScript' | 'script') => medianOf(figures, key) / KB;
  return [
    ...(name === 'product'
      ? [atMost(`${name}: LCP by the floor's`, ratio('lcp'), GOALS.lcpRatio, 2)]
      : []),
    ...(name === 'home' ? [atMost(`${name}: HTML, KB`, kb('html'), GOALS.homeHtmlKb, 1)] : []),
    atMost(`${name}: FCP by the floor's`, ratio('fcp'), GOALS.fcpRatio, 2),
    atMost(`${name}: blocking time, ms`, medianOf(figures, 'blocking'), GOALS.blockingMs),
    atMost(`${name}: script before idle, KB`, kb('earlyScript'), GOALS.earlyScriptKb, 1),
    atMost(`${name}: script in all, KB`, kb('script'), GOALS.scriptKb, 1),
  ];
}
