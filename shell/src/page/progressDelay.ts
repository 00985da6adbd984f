/** Delay before the progress of a navigation is shown, ms (specification section 9). */
export const PROGRESS_DELAY_MS = 200;
