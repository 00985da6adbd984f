import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

export const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  h2 {
    font-size: var(--text-l);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-size: var(--text-s);
  }
`;

/* Long carts scroll on a desk, so that the button below stays in sight. */
export const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);

  ${media.medium} {
    overflow-y: auto;
    max-height: 40vh;
  }
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: var(--space-3);
`;

export const Frame = styled.div`
  overflow: hidden;
  align-self: start;
  border-radius: var(--radius-s);
`;

export const Facts = styled.div`
  display: grid;
  align-content: start;
  font-size: var(--text-s);
  line-height: var(--leading-snug);

  small {
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;

export const Sum = styled.p`
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
`;
