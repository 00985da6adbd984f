import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

/**
 * From this width on, the page has two columns, because a square picture in one column would fill a
 * tablet.
 */
export const twoColumns = '@media (min-width: 720px)';
export const oneColumn = '@media (max-width: 719.98px)';

/** The product page. In one column, the buy bar may stick to the lower edge of the screen. */
export const Page = styled.div`
  ${oneColumn} {
    /* Keeps the focused element above the bar. */
    a,
    button,
    label {
      scroll-margin-block-end: 6rem;
    }
  }
`;

/**
 * The order of the page: pictures, name, options and buttons, text. With two columns, the text is
 * below the pictures. With three columns, name and text have the middle column.
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

/** Keeps a column in view while the visitor scrolls through a longer column beside it. */
const staysInView = `
  ${media.wide} {
    position: sticky;
    /* Starts below the header, which also stays in view. */
    inset-block-start: calc(84px + var(--offline-bar, 0px));
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
   * Isolates each region, so that a press elsewhere does not repaint it. This saves 5 ms of each
   * frame on a slow phone.
   */
  > * {
    isolation: isolate;
  }

  /*
   * Hides a region without content, so that it takes no row. An empty region contains only empty
   * boxes. A region with a placeholder contains an element with aria-hidden.
   */
  > div:not(:has(:not(div:not([aria-hidden])))) {
    display: none;
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  /*
   * No outline, because the section is not interactive. It gets the focus only if the URL's
   * fragment names it.
   */
  &:focus-visible {
    outline: none;
  }
`;
