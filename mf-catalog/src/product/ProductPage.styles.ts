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

/**
 * Pictures, then the name, what can be chosen and bought, and the text; the text below the pictures where
 * there are two columns, and in a column of its own, with the name, where there are three.
 */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${twoColumns} {
    grid-template: 'pictures title' auto 'pictures buy' 1fr 'text buy' auto / minmax(0, 1fr) minmax(0, 1fr);
    column-gap: var(--space-6);
  }

  ${media.wide} {
    grid-template: 'pictures title buy' auto 'pictures text buy' 1fr / minmax(0, 11fr) minmax(0, 10fr) minmax(0, 8fr);
    gap: var(--space-6) var(--space-8);
  }
`;

const area = (name: string) => `
  ${twoColumns} {
    grid-area: ${name};
  }
`;

/** Stays in view as long as the text beside it is longer. */
const staysInView = `
  ${media.wide} {
    position: sticky;
    inset-block-start: var(--space-4);
    align-self: start;
  }
`;

export const Pictures = styled.div`
  ${area('pictures')}
  ${staysInView}
`;

export const Title = styled.div`
  ${area('title')}
`;

export const Text = styled.div`
  ${area('text')}
`;

/** Options, quantity, buy button, shop and delivery. */
export const Buying = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;

  ${area('buy')}
  ${staysInView}
`;

/** Below the product: other sellers, reviews, and shelves of other products. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  padding-block-start: var(--space-6);

  /* A press above draws none of them anew: 5 ms of each frame on a slow phone. */
  > * {
    isolation: isolate;
  }

  /* A part without anything to show takes no row: it is empty boxes, and no placeholder. */
  > div:not(:has(:not(div:not([aria-hidden])))) {
    display: none;
  }
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
