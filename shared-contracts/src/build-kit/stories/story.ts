import type { EventMap, Topic } from '../../contracts/events/bus';
import type { SessionSettings } from '../../contracts/testSession';

/** An event that a page receives once it is hydrated. */
export type StoryEvent = { [T in Topic]: readonly [topic: T, payload: EventMap[T]] }[Topic];

/**
 * A state of a page: the real page of the real shop, opened in a test session. A visitor opens it,
 * unless `as` names a customer.
 */
export interface PageStory
  extends Pick<SessionSettings, 'faults' | 'language' | 'theme'>,
    Partial<Record<'clock', Pick<NonNullable<SessionSettings['clock']>, 'at'>>> {
  /** Path and query of the page. */
  path: string;
  /** Phone of a demonstration customer, or a customer with a phone and a token state. */
  as?: string | Exclude<SessionSettings['who'], 'visitor' | undefined>;
  events?: readonly StoryEvent[];
  /** Status of the page; 200 by default. */
  status?: number;
  /**
   * Change that the browser makes to the page after hydration: it adds parts, e.g. the buttons of a
   * slider, or replaces parts, e.g. the placeholders of reviews. By default there is no change.
   */
  inBrowser?: 'adds' | 'replaces';
  /** True if the server refuses a request of the page, which the browser reports on the console. */
  isRefused?: boolean;
}

/**
 * Declares a story of a page. Any other exported function of a `*.story.tsx` file is a story of a
 * component, and returns the component in one state.
 */
export const story = (page: PageStory): PageStory => page;

/** Declares that the browser adds something to a component's story after hydration. */
export const addsInBrowser = <Story extends object>(component: Story) =>
  Object.assign(component, { inBrowser: 'adds' as const });

/** Settings of the test session in which a page's story is opened. */
export function sessionOf({
  as,
  faults = [],
  clock,
  language = 'en',
  theme,
}: PageStory): Omit<SessionSettings, 'clock'> & Pick<PageStory, 'clock'> {
  const who = typeof as === 'string' ? { phone: as } : (as ?? 'visitor');
  return { who, faults, language, ...(clock && { clock }), ...(theme && { theme }) };
}
