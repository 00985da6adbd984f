import type { Picture } from '@marketplace/contracts/api/fields';

/** A review as far as it is written. */
export interface ReviewDraft {
  /** 0 until one to five stars were chosen. */
  rating: number;
  comment: string;
  /** Stored already; used by sending the review. */
  pictures: readonly Picture[];
}

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, comment: '', pictures: [] };
