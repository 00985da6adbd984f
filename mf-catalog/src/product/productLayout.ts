import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

/** From here on there is room for two columns: a square picture would else fill a tablet. */
export const twoColumns = '@media (min-width: 720px)';

/** Pictures, then what can be chosen and bought, then the text; side by side on wide screens. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${twoColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-6);
  }

  ${media.medium} {
    gap: var(--space-8) var(--space-10);
  }
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;

  ${twoColumns} {
    grid-row: span 2;
  }

  /* What has the focus is never left behind the row that sticks to the lower edge. */
  label,
  a {
    scroll-margin-block-end: 96px;
  }
`;

export const Description = styled.section`
  display: grid;
  gap: var(--space-3);
  align-content: start;
`;
