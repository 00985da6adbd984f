import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

export const Band = styled.section`
  --color-focus: var(--color-deal);
  position: relative;
  padding-block: var(--space-8) calc(var(--space-16) + var(--space-4));
  background: var(--color-brand);
  color: var(--color-on-brand);

  h1 {
    font-size: var(--text-3xl);
  }

  ${media.medium} {
    padding-block-start: var(--space-12);
  }
`;

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  ${media.medium} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: center;
  }
`;

export const Lead = styled.p`
  max-width: 34rem;
  padding-block: var(--space-4) var(--space-6);
  color: var(--color-on-brand-soft);
  font-size: var(--text-l);
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export const Drawing = styled.svg`
  justify-self: center;
  width: min(100%, 480px);
  fill: none;
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;

  .sun,
  .load {
    fill: var(--color-deal);
  }

  .far {
    fill: var(--color-on-brand-soft);
    fill-opacity: 0.22;
  }

  .sail {
    fill: var(--color-on-brand);
  }

  .hull {
    fill: var(--color-deal);
    fill-opacity: 0.6;
  }

  .mast,
  .water {
    stroke: var(--color-on-brand-soft);
  }
`;

/** The edge between the hero and the content below. */
export const Surface = styled.svg`
  position: absolute;
  inset-inline: 0;
  inset-block-end: -1px;
  width: 100%;
  height: clamp(16px, 3vw, 36px);
  fill: var(--color-page);
`;
