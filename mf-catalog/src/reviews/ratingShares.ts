export interface RatingShare {
  stars: number;
  count: number;
  /** Of all reviews, 0 to 100, whole. */
  percent: number;
}

/** How the reviews are spread over the stars, five stars first. */
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
