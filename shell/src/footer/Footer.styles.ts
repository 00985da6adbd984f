import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

export const Band = styled.footer`
  /* On the dark band, the focus colour of the page would be invisible. */
  --color-focus: var(--color-deal);
  position: relative;
  padding-block: var(--space-5) max(var(--space-4), env(safe-area-inset-bottom));
  background: var(--color-brand);
  color: var(--color-on-brand);

  a {
    color: inherit;
    text-decoration: none;

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }

  nav :is(a, li > p) {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    color: var(--color-on-brand-soft);
  }
`;

/** A wave on the upper edge of the footer. */
export const Wave = styled.svg`
  position: absolute;
  inset-inline: 0;
  inset-block-end: calc(100% - 1px);
  width: 100%;
  height: clamp(16px, 3vw, 36px);
  fill: var(--color-brand);
`;

export const Pledges = styled.ul`
  display: grid;
  gap: var(--space-2) var(--space-8);
  padding-block-end: var(--space-5);
  font-weight: var(--weight-medium);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }

  li::before {
    color: var(--color-deal);
    content: '✓' / '';
  }

  ${media.medium} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--space-5);

  ${media.medium} {
    padding-block: var(--space-8);
    grid-template-columns: minmax(260px, 1.8fr) repeat(auto-fit, minmax(150px, 1fr));
    gap: var(--space-8);
  }
`;

export const Blurb = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  color: var(--color-on-brand-soft);
  font-size: var(--text-s);

  > a {
    justify-self: start;
    color: var(--color-on-brand);
  }

  p {
    max-width: 44ch;
  }

  /* Hidden on narrow screens, because the linked page contains the same text. */
  ${media.belowMedium} {
    p {
      display: none;
    }
  }
`;

export const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);

  :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-on-brand);
    overflow-wrap: anywhere;
    cursor: pointer;

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-4);
    border: 1px solid var(--color-on-brand-line-strong);
    border-radius: var(--radius-pill);
    color: var(--color-on-brand);
  }
`;

export const Legal = styled.p`
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--color-on-brand-line);
  color: var(--color-on-brand-soft);
  font-size: var(--text-s);
`;
