import type { InformationPage } from '@marketplace/contracts/api/informationPages';
import type { Measure } from '@marketplace/contracts/api/measure';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Translations } from './translations';

/** Column with the translations of a text column: `nameTranslations` belongs to `name`. */
export type TranslationsColumn<T = string> = ColumnType<
  Translations<T>,
  Translations<T> | undefined,
  Translations<T>
>;

/**
 * Paths relative to the media folder. The small picture is 320 px wide, and the medium one 800 px.
 * Shops, posts and slides have other sizes (`seed/pictures.test.ts`).
 */
interface PicturePaths {
  smallPath: string;
  mediumPath: string;
}

/** Price and stock of a product or variant. Amounts are in paisa. */
interface Offer {
  pricePaisa: number;
  comparePricePaisa: number | null;
  /**
   * Amount of the product that the price buys, such as 500 g; null if unknown. A product with
   * variants has the measure of its first variant.
   */
  measure: Generated<Measure | null>;
  /** Number of pieces in stock. Negative if more were sold, which `sellStockout` allows. */
  inventoryQuantity: number;
  trackQuantity: boolean;
  sellStockout: boolean;
}

export interface CatalogueTables {
  shops: {
    uuid: string;
    handle: string;
    name: string;
    nameTranslations: TranslationsColumn;
    description: string;
    descriptionTranslations: TranslationsColumn;
    smallPath: string | null;
    mediumPath: string | null;
    /** Four times as wide as high. The small banner is 640 px wide, the medium one 1280 px. */
    bannerSmallPath: string | null;
    bannerMediumPath: string | null;
    /** Begins with +88. */
    phone: string | null;
    email: string | null;
    address: string | null;
    addressTranslations: TranslationsColumn;
    /** Business identification number for VAT. */
    bin: string | null;
    /** English name of the district from which the shop sends; null if unknown. */
    district: string | null;
    /** Delivery charge per parcel to any place, unless one of the next columns applies. */
    deliveryChargePaisa: Generated<number>;
    /**
     * Delivery charge within the shop's district, at most `deliveryChargePaisa`; null if
     * `deliveryChargePaisa` applies everywhere.
     */
    deliveryChargeWithinDistrictPaisa: number | null;
    /** Parcel total from which delivery is free; null if never. */
    freeDeliveryFromPaisa: number | null;
    /** Days until the shop hands a parcel to a carrier; null if the shop has not stated them. */
    dispatchDays: number | null;
    /** True if the shop delivers only within its district. */
    isLocal: Generated<boolean>;
    /** True if the shop takes no orders; its products appear sold out. */
    isClosed: Generated<boolean>;
    /** Sum of the stars in all reviews of the shop's products. Triggers update both columns. */
    ratingTotal: Generated<number>;
    reviewCount: Generated<number>;
    searchText: GeneratedAlways<string>;
    createdAt: Generated<Date>;
  };
  featuredGroups: {
    uuid: string;
    handle: string;
    name: string;
    nameTranslations: TranslationsColumn;
    position: number;
    smallPath: string | null;
    mediumPath: string | null;
  };
  categories: {
    uuid: string;
    featuredGroupUuid: string | null;
    handle: string;
    name: string;
    nameTranslations: TranslationsColumn;
    position: number;
    /**
     * Days that the category's products need in addition to the shop's `dispatchDays`, for example
     * because they are made to order.
     */
    dispatchDays: Generated<number>;
    /** Hours until hot food of the category arrives; null if the category has no hot food. */
    hotHours: number | null;
    /** True if the category's products are delivered only within their shop's district. */
    isLocal: Generated<boolean>;
    smallPath: string | null;
    mediumPath: string | null;
  };
  brands: { uuid: string; name: string };
  tags: { uuid: string; name: string; nameTranslations: TranslationsColumn };
  products: Offer & {
    uuid: string;
    shopUuid: string;
    categoryUuid: string;
    brandUuid: string | null;
    handle: string;
    name: string;
    nameTranslations: TranslationsColumn;
    /** More names by which the search finds the product, e.g. Bangla names and other spellings. */
    alternativeNames: Generated<string>;
    /** HTML as the shop wrote it; sanitised before it is sent. */
    description: string;
    descriptionTranslations: TranslationsColumn;
    hasVariants: boolean;
    /**
     * Position among the products that the product's section shows first; null if the product is
     * not among them.
     */
    featuredPosition: number | null;
    /**
     * Average stars in tenths, number of reviews, and number of sold pieces. Triggers update the
     * first two columns, and `updateSoldCounts` updates `soldCount`.
     */
    ratingTenths: Generated<number>;
    reviewCount: Generated<number>;
    soldCount: Generated<number>;
    searchText: GeneratedAlways<string>;
    /**
     * The row of `tagSets` with exactly the product's tags; updated by triggers. Null if the
     * product has no tags.
     */
    tagSetUuid: GeneratedAlways<string | null>;
    createdAt: Generated<Date>;
  };
  productTags: { productUuid: string; tagUuid: string };
  /** Every set of tags that a product has or had; filled by triggers. */
  tagSets: { uuid: string; tagUuids: string[] };
  /**
   * One row for each product (`uuid`) and each list that contains it. The list's `key` is the uuid
   * of a section, category, shop, brand or tag. Triggers update the rows.
   */
  productListings: {
    uuid: string;
    key: string;
    createdAt: Date;
    pricePaisa: number;
    ratingTenths: number;
    reviewCount: number;
    soldCount: number;
  };
  productPictures: PicturePaths & { productUuid: string; position: number };
  productOptions: {
    productUuid: string;
    position: number;
    name: string;
    nameTranslations: TranslationsColumn;
    optionValues: string[];
    optionValuesTranslations: TranslationsColumn<string[]>;
  };
  productVariants: Offer & {
    uuid: string;
    productUuid: string;
    position: number;
    /** One value for each option of the product, in the order of the options. */
    optionValues: string[];
    optionValuesTranslations: TranslationsColumn<string[]>;
    smallPath: string | null;
    mediumPath: string | null;
  };
  reviews: {
    uuid: string;
    productUuid: string;
    customerUuid: string | null;
    authorName: string;
    /** 1 to 5. */
    rating: number;
    comment: string;
    /** True if the author received the product from this market. */
    isVerifiedBuyer: Generated<boolean>;
    /** The shop's answer and the time of the answer; both are null if there is no answer. */
    answer: Generated<string | null>;
    answeredAt: Generated<Date | null>;
    /** Updated by a trigger when the review's uploads change. */
    hasPictures: Generated<boolean>;
    createdAt: Generated<Date>;
  };
  /**
   * Number of products for each `key` and price. The key is the uuid of a shop, category, brand or
   * tag set, or zeros for the whole market. The price 0 means any price. Triggers update the rows.
   */
  productCounts: { key: string; pricePaisa: number; products: number };
  /**
   * Number of products for each prefix of a word in their names, and for each whole word, which is
   * stored as `=` and the word. Triggers update the rows.
   */
  searchTerms: { term: string; products: number };
  searchWords: { word: string; products: number; sound: GeneratedAlways<string | null> };
  searchSlips: { slip: string; word: string };
  sliders: PicturePaths & {
    uuid: string;
    position: number;
    title: string;
    titleTranslations: TranslationsColumn;
    subtitle: string;
    subtitleTranslations: TranslationsColumn;
    url: string;
    /** Months in which the slide is shown, 1 to 12; `null` for all. */
    months: number[] | null;
  };
  menuItems: {
    uuid: string;
    menuId: string;
    parentUuid: string | null;
    position: number;
    name: string;
    nameTranslations: TranslationsColumn;
    url: string;
  };
  blogs: {
    uuid: string;
    handle: string;
    title: string;
    summary: string;
    /** HTML as it was written; sanitised before it is sent. */
    body: string;
    authorName: string;
    smallPath: string | null;
    mediumPath: string | null;
    publishedAt: Date;
  };
  /** Topics of posts. */
  blogTags: {
    blogUuid: string;
    position: number;
    handle: string;
    name: string;
    nameTranslations: TranslationsColumn;
  };
  /** Products that posts mention. */
  blogProducts: { blogUuid: string; position: number; productUuid: string };
  /**
   * Information pages that the market has rewritten. Contain HTML, which is sanitised before it is
   * sent.
   */
  informationPages: {
    slug: InformationPage['slug'];
    language: InformationPage['language'];
    title: string;
    description: string;
    intro: string;
    sections: JSONColumnType<InformationPage['sections']>;
    updatedAt: Date;
  };
}
