import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

export const Root = styled.header`
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;

// Always as high as a banner, although a shop may have none.
export const Banner = styled.div`
  aspect-ratio: 4;
  overflow: hidden;
  background: var(--color-sunken);

  ${media.medium} {
    aspect-ratio: 6;
  }

  > * {
    height: 100%;
  }
`;

// The logo hangs over the edge of the banner. Its neighbour is selected by number: `:last-child` would
// change while the document is still streaming.
export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  padding: 0 var(--space-4) var(--space-4);

  > :nth-child(2) {
    flex: 1 1 14rem;
    min-width: 0;
    padding-block-start: var(--space-3);
  }

  ${media.medium} {
    padding-inline: var(--space-6);
  }
`;

export const Logo = styled.div`
  position: relative;
  width: 88px;
  height: 88px;
  margin-block-start: -24px;
  overflow: hidden;
  border: 3px solid var(--color-surface);
  border-radius: var(--radius-l);
  background: var(--color-sunken);

  ${media.medium} {
    width: 112px;
    height: 112px;
    margin-block-start: -36px;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding-block-start: var(--space-1);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

export const About = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: 0 var(--space-4) var(--space-4);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: var(--space-8);
    padding-inline: var(--space-6);
  }
`;
