import styled from '@marketplace/contracts/styled';
import { Cluster } from '@marketplace/contracts/ui/Cluster';

/**
 * A heading with a button at its end, or below it on narrow screens. The heading is as high as the
 * button, so that it does not move when the button arrives.
 */
export const HeadingRow = styled(Cluster).attrs({ $justify: 'between' })`
  > :first-child {
    display: grid;
    align-content: center;
    min-height: var(--target);
  }
`;
