import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

export const Lead = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  ${media.medium} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);

    > :first-child {
      height: 100%;
    }
  }

  ${media.hover} {
    transition: box-shadow var(--duration-fast) var(--ease);

    &:hover {
      box-shadow: var(--shadow-2);
    }
  }
`;

export const LeadText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-5);
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  ${media.medium} {
    padding: var(--space-8);
  }
`;

export const LeadTitle = styled.h2`
  color: var(--color-ink);
  font-size: var(--text-2xl);
`;

export const LeadExcerpt = styled.p`
  font-size: var(--text-l);
`;
