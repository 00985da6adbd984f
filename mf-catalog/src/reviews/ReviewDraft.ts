import type { Picture } from '@marketplace/contracts/api/fields';

export interface ReviewDraft {
  /** 0 until the writer chooses one to five stars. */
  rating: number;
  comment: string;
  /**
   * Pictures that the API has already stored. They become part of the review when the review is
   * sent.
   */
  pictures: readonly Picture[];
}

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, comment: '', pictures: [] };
