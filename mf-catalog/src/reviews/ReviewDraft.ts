import type { Picture } from '@marketplace/contracts/api/fields';

/** An unfinished review. */
export interface ReviewDraft {
  /** 0 until the writer chooses one to five stars. */
  rating: number;
  comment: string;
  /** Stored by the host, and used when the review is sent. */
  pictures: readonly Picture[];
}

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, comment: '', pictures: [] };
