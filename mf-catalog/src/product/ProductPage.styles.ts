import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

/** From here on there is room for two columns: a square picture would else fill a tablet. */
export const twoColumns = '@media (min-width: 720px)';

/** The page and the bar that stays at its lower edge. */
export const Page = styled.div`
  @media (max-width: 719.98px) {
    /* What has the focus is never left behind the bar. */
    a,
    button,
    label {
      scroll-margin-block-end: 6rem;
    }
  }
`;

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
`;

/** Below the product: reviews, and shelves of other products. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  padding-block-start: var(--space-6);
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  /* Led to by its address, like the heading of a page. */
  &:focus-visible {
    outline: none;
  }
`;
