import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

/** From this width on there are two columns, because a square picture would fill a tablet. */
export const twoColumns = '@media (min-width: 720px)';

/** The page with the buy bar at its lower edge. */
export const Page = styled.div`
  @media (max-width: 719.98px) {
    /* Keeps the focused element above the bar. */
    a,
    button,
    label {
      scroll-margin-block-end: 6rem;
    }
  }
`;

/**
 * Order of the page: pictures, name, options and buttons, text. In two columns the text is below
 * the pictures; in three columns it has its own column with the name.
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

/** Keeps a column in view while the text beside it is longer. */
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

/** Options, quantity, buy button, shop and delivery notes. */
export const Buying = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;

  ${area('buy')}
  ${staysInView}
`;

/** Regions below the product: other sellers, reviews, and shelves of other products. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  padding-block-start: var(--space-6);

  /*
   * Each region is isolated, so that a press above does not repaint it: this saves 5 ms of each
   * frame on a slow phone.
   */
  > * {
    isolation: isolate;
  }

  /*
   * Hides a region without content, so that it takes no row. Such a region contains only empty
   * boxes; a placeholder would have aria-hidden.
   */
  > div:not(:has(:not(div:not([aria-hidden])))) {
    display: none;
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  /* The section gets the focus from the URL's fragment, like a heading, so it needs no outline. */
  &:focus-visible {
    outline: none;
  }
`;
