import { useNavigation } from '@marketplace/contracts/router';
import styled, { keyframes } from '@marketplace/contracts/styled';
import { PROGRESS_DELAY_MS } from '../page/progressDelay';

/**
 * A progress bar at the top of the screen while the next page loads. It appears only after 200 ms
 * (specification section 9), because it would flicker on fast pages.
 */
export function NavigationProgress() {
  const { state, formMethod } = useNavigation();
  // Only a navigation by a form needs a delay here, because `app/batchRouterUpdates` delays all
  // other navigations.
  const delayMs = formMethod ? PROGRESS_DELAY_MS : 0;
  return state === 'idle' ? null : <Line $delayMs={delayMs} aria-hidden="true" data-progress="" />;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const run = keyframes`
  from { transform: scaleX(0.05); }
  to { transform: scaleX(0.95); }
`;

const Line = styled.div<{ $delayMs: number }>`
  position: fixed;
  z-index: var(--z-toast);
  inset: 0 0 auto;
  height: 3px;
  background: var(--color-deal);
  transform-origin: 0 0;
  animation:
    ${appear} 1ms backwards,
    ${run} 8s cubic-bezier(0.05, 0.9, 0.1, 1) both;
  animation-delay: ${({ $delayMs }) => $delayMs}ms;
`;
