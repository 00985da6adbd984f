import { useNavigation } from '@marketplace/contracts/router';
import styled, { keyframes } from '@marketplace/contracts/styled';

/**
 * A line at the top while the next page is on its way. It waits 200 ms before it shows (specification
 * section 9): a page that is there by then comes without a flicker.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line aria-hidden="true" />;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const run = keyframes`
  from { transform: scaleX(0.05); }
  to { transform: scaleX(0.95); }
`;

const Line = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  inset: 0 0 auto;
  height: 3px;
  background: var(--color-deal);
  transform-origin: 0 0;
  animation:
    ${appear} 1ms 200ms backwards,
    ${run} 8s 200ms cubic-bezier(0.05, 0.9, 0.1, 1) both;
`;
