import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import type { PageToVisit } from './pagesToVisit';

/** One page in one language. */
export interface Visit {
  page: PageToVisit;
  locale: Locale;
}

export interface Failure extends Visit {
  /** Phrases that describe the failure, such as `the server answers 503`. */
  problems: string[];
}

/**
 * Matches traces, times, ports and hashes, because they differ in each run, and the path of the page
 * that logs. Does not match the status of a reply.
 */
const CHANGING = /\b[0-9a-f]{8,}\b|\d+\.\d+|\d{4,}|(?<="page":")[^"]+/g;

/** Each call of the contract, and a pattern of its URLs; calls without parameters come first. */
const CALLS = Object.values(apiCalls)
  .map(({ path }) => `/api${path}`)
  .sort((one, other) => one.split('{').length - other.split('{').length)
  .map((call) => ({
    call,
    url: new RegExp(`${call.replaceAll(/\{\w+\}/g, '[^/?)]+')}[^/)]*\\)$`),
  }));

/**
 * Matches a picture that the API failed to serve (5xx). In each run, other pictures may fail. Does
 * not match a picture that does not exist (404), which may be the candidate's fault.
 */
const UNSERVED_PICTURE = /(status of 5\d\d.*\(\/api\/media\/)[^)]*\)$/;

/** Removes details of a problem that differ in each run, such as the product of an API call. */
function causeOf(problem: string): string {
  const call = CALLS.find(({ url }) => url.test(problem));
  return (call ? problem.replace(call.url, `${call.call})`) : problem)
    .replace(UNSERVED_PICTURE, '$1…)')
    .replace(CHANGING, '#');
}

const isFailedCall = (problem: string) => problem.includes('(/api/');

export const isSameVisit = (one: Visit, other: Visit) =>
  one.page.path === other.page.path && one.locale === other.locale;

/**
 * Returns problems of the candidate that the live composition does not have on the same page in the
 * same language. So no release is refused for an outage that also affects the live composition. An
 * API call that fails on one live page counts for every page, because the pages that a browser
 * prefetches differ each time.
 */
export function failuresAddedBy(
  candidate: readonly Failure[],
  live: readonly Failure[],
): Failure[] {
  const failedCalls = live.flatMap(({ problems }) => problems.filter(isFailedCall));
  return candidate.flatMap((failure) => {
    const same = live.find((each) => isSameVisit(each, failure))?.problems ?? [];
    const known = new Set([...failedCalls, ...same].map(causeOf));
    const problems = failure.problems.filter((problem) => !known.has(causeOf(problem)));
    return problems.length > 0 ? [{ ...failure, problems }] : [];
  });
}

export interface Cause {
  /** The problem, as it was reported for the first page. */
  what: string;
  pages: PageToVisit[];
  locales: Locale[];
}

/** Pages that represent all pages with the same problem. */
const SAMPLES = 3;

/** Chooses failures so that each problem is in some of them, but a problem of all pages is in few. */
export function sampleCauses(failures: readonly Failure[]): Failure[] {
  const chosen = new Map<string, number>();
  return failures.filter(({ problems }) => {
    const causes = [...new Set(problems.map(causeOf))];
    const isNeeded = causes.some((cause) => (chosen.get(cause) ?? 0) < SAMPLES);
    if (isNeeded) for (const cause of causes) chosen.set(cause, (chosen.get(cause) ?? 0) + 1);
    return isNeeded;
  });
}

/** Keeps the problems that the samples have too. */
export function keepCauses(failures: readonly Failure[], samples: readonly Failure[]): Failure[] {
  const kept = new Set(samples.flatMap(({ problems }) => problems.map(causeOf)));
  return failures.flatMap((failure) => {
    const problems = failure.problems.filter((problem) => kept.has(causeOf(problem)));
    return problems.length > 0 ? [{ ...failure, problems }] : [];
  });
}

/**
 * Groups failures, so that a problem of many pages is reported once. Languages are sorted, because
 * pages are opened in parallel and fail in a different sequence each time.
 */
export function groupByCause(failures: readonly Failure[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { page, locale, problems } of failures) {
    for (const what of problems) {
      const cause = causes.get(causeOf(what)) ?? { what, pages: [], locales: [] };
      if (!cause.pages.some(({ path }) => path === page.path)) cause.pages.push(page);
      if (!cause.locales.includes(locale)) cause.locales.push(locale);
      causes.set(causeOf(what), cause);
    }
  }
  return [...causes.values()].map(({ locales, ...cause }) => ({
    ...cause,
    locales: LOCALES.filter((locale) => locales.includes(locale)),
  }));
}
