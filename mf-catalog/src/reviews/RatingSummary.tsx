import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import * as icons from '@marketplace/contracts/design/icons';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import type { ReactNode } from 'react';

interface RatingSummaryProps {
  average: number;
  /** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
  /**
   * Returns the path of the reviews with a number of stars. Absent if the API does not support
   * review filters.
   */
  starsPath?: (stars: number) => string;
  /** Number of stars, if only reviews with this number are shown. */
  shownStars?: number;
  /** Button to write a review. */
  children: ReactNode;
}

/** The average rating and the distribution of the stars. */
export function RatingSummary({
  average,
  counts,
  starsPath,
  shownStars,
  children,
}: RatingSummaryProps) {
  const { i18n } = useLingui();
  const shown = localDigits(average.toFixed(1), i18n.locale);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Root>
      <Average>
        <Figure>
          <span aria-hidden="true">{shown}</span>
          <Icon shape={icons.star} size="medium" isFilled />
          <VisuallyHidden>
            <Trans>{shown} out of 5 stars</Trans>
          </VisuallyHidden>
        </Figure>
        <span>
          <Plural value={total} one="# review" other="# reviews" />
        </span>
      </Average>
      <Bars>
        {ratingShares(counts).map(({ stars, count, percent }) => (
          <li key={stars}>
            <span>
              {starsPath && count > 0 ? (
                <Link
                  to={starsPath(stars)}
                  aria-current={stars === shownStars || undefined}
                  preventScrollReset
                >
                  <Plural value={stars} one="# star" other="# stars" />
                </Link>
              ) : (
                <Plural value={stars} one="# star" other="# stars" />
              )}
            </span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="8" />
            </svg>
            <Count>
              <VisuallyHidden>
                <Plural value={count} one="# review" other="# reviews" />
              </VisuallyHidden>
              <span aria-hidden="true">{localDigits(count, i18n.locale)}</span>
            </Count>
          </li>
        ))}
      </Bars>
      <Act>{children}</Act>
    </Root>
  );
}

interface RatingShare {
  stars: number;
  count: number;
  /** Percentage of all reviews, 0 to 100, without decimals. */
  percent: number;
}

/** The share of each number of stars, five stars first. */
export function ratingShares(counts: readonly number[]): RatingShare[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts
    .map((count, index) => ({
      stars: index + 1,
      count,
      percent: total === 0 ? 0 : Math.round((count / total) * 100),
    }))
    .reverse();
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5) var(--space-10);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  @media (min-width: 600px) {
    grid-template-columns: auto minmax(0, 24em);
  }

  /* From this width on, the button to write a review and its messages fit beside the bars. */
  ${media.medium} {
    grid-template-columns: auto minmax(0, 24em) minmax(0, 1fr);
  }
`;

const Average = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Figure = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-3xl);
  font-weight: var(--weight-bold);
  line-height: 1;
  font-variant-numeric: tabular-nums;

  svg {
    color: var(--color-star);
  }
`;

const Bars = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-s);

  li {
    display: grid;
    grid-template-columns: 5.5em minmax(40px, 1fr) 3em;
    align-items: center;
    gap: var(--space-3);
  }

  a {
    /* Makes the target as large as the row allows (WCAG 2.5.8). */
    display: block;
    min-height: 24px;

    &[aria-current] {
      font-weight: var(--weight-bold);
    }
  }

  svg {
    width: 100%;
    height: 8px;
    border-radius: var(--radius-pill);
    background: var(--color-sunken);
    fill: var(--color-star);
  }

  @media (forced-colors: active) {
    svg {
      border: 1px solid canvastext;
      fill: highlight;
    }
  }
`;

const Count = styled.span`
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

const Act = styled.div`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 600px) {
    grid-column: 1 / -1;
    justify-items: start;
  }

  ${media.medium} {
    grid-column: auto;
    justify-items: end;
  }
`;
