import type { ComplaintStatus } from '@marketplace/contracts/api/complaints';
import type { Generated } from 'kysely';
import type { TranslationsColumn } from './CatalogueTables';

/** Texts and pictures of customers. All texts are plain, stored as they were typed. */
export interface CommunityTables {
  /** Pictures customers sent; one that is shown with nothing is deleted after a day. */
  uploads: {
    uuid: string;
    /** Null for what was brought along with the texts of authors who have no account. */
    customerUuid: string | null;
    /** Relative to the media folder, with names nobody can guess. */
    smallPath: string;
    mediumPath: string;
    /** At most one of the two. */
    reviewUuid: string | null;
    complaintUuid: string | null;
    /** Place among the pictures of what it is shown with. */
    position: Generated<number>;
    createdAt: Date;
  };
  /** Number of reviews of a product by stars; kept by triggers on `reviews`. */
  reviewCounts: { productUuid: string; rating: number; reviews: number };
  problemCategories: {
    uuid: string;
    name: string;
    nameTranslations: TranslationsColumn;
    position: number;
  };
  complaints: {
    uuid: string;
    customerUuid: string;
    orderItemUuid: string;
    problemCategoryUuid: string;
    description: string;
    status: Generated<ComplaintStatus>;
    answer: string | null;
    createdAt: Date;
  };
  blogComments: {
    uuid: string;
    blogUuid: string;
    /** The comment it answers; null for a comment itself. */
    parentUuid: string | null;
    customerUuid: string | null;
    authorName: string;
    comment: string;
    createdAt: Date;
    /** Null while it waits. */
    publishedAt: Date | null;
  };
  newsletterSubscribers: {
    /** In lower case. */
    email: string;
    subscribedAt: Date;
  };
  supportMessages: {
    uuid: string;
    name: string;
    emailOrPhone: string;
    message: string;
    createdAt: Date;
    /** Null while nobody has answered. */
    handledAt: Date | null;
  };
}
