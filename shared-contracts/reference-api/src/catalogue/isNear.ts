/** Below so many products, sorting all that a name finds is quick. */
const MANY = 1000;
/** Share of the list that may be passed by looking at one product after the other. */
const NEAR_SHARE = 20;

interface Page {
  total: number;
  limit: number;
  offset: number;
}

/**
 * Whether a page of what a name finds is reached sooner by looking at products in their order, from
 * the nearer end, than by sorting all that the index of terms finds.
 */
export function isNear({ total, limit, offset }: Page): boolean {
  const passed = Math.min(offset, Math.max(0, total - offset - limit)) + limit;
  return total > MANY && passed < total / NEAR_SHARE;
}
