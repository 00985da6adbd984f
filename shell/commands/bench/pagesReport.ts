import { atMost, type Goal } from './goals';
import type { ViewFigures } from './measureView';
import { formatSpread, formatTable, median, percentile } from './statistics';

const KB = 1024;

/** Goals of a first view on a slow phone. */
const GOALS = {
  /** The product page's LCP divided by the floor page's. */
  lcpRatio: 1.15,
  /** Each page's FCP divided by the floor page's. */
  fcpRatio: 1.4,
  blockingMs: 150,
  earlyScriptKb: 115,
  scriptKb: 165,
  homeHtmlKb: 24,
  tapMs: 100,
  /** Navigation from a list to a product or back, on the slow network. */
  wayMs: 200,
} as const;

/** Names of the rows that the table of taps contains in addition to those of `TAPS`. */
export const TO_PRODUCT = 'card of a list: product';
export const BACK = 'Back: list';
export const FIRST_TOUCH = 'card, first touch of a visit';
export const EARLY = 'Add to Cart during the start';
/**
 * Goals in ms of the measurements to which `tapMs` does not apply. `undefined` means no goal,
 * because the time includes the loading of code.
 */
const TAP_GOALS = new Map([
  [TO_PRODUCT, GOALS.wayMs],
  [BACK, GOALS.wayMs],
  [FIRST_TOUCH, undefined],
  [EARLY, undefined],
]);
/** Percentage of the taps of one kind that must meet their goal. */
const TAP_PERCENT = 98;

/** Measured visits by the name of the page. */
export type Visits = ReadonlyMap<string, readonly ViewFigures[]>;
/**
 * Milliseconds until an effect was visible, by the name of the tap; one list per page, in sequence.
 */
export type Answers = ReadonlyMap<string, readonly (readonly number[])[]>;

const each = (visits: readonly ViewFigures[], key: keyof ViewFigures) =>
  visits.map((visit) => visit[key]);
const medianOf = (visits: readonly ViewFigures[], key: keyof ViewFigures) =>
  median(each(visits, key));

/** Table of the pages: median, minimum and maximum in ms, and KB on the wire. */
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

/**
 * Table of the taps in ms. The first tap on a page has its own column, because its code has not run
 * before.
 */
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

/** Compares the measured values with their goals. */
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
