import styled from '@marketplace/contracts/styled';
import { Cluster } from '@marketplace/contracts/ui/Cluster';

/**
 * A heading with a button at the end of the row, or below the heading on narrow screens. The
 * heading is as high as the button, so it does not move when the button appears.
 */
export const HeadingRow = styled(Cluster).attrs({ $justify: 'between' })`
  > :first-child {
    display: grid;
    align-content: center;
    min-height: var(--target);
  }
`;
