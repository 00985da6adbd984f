import type { InformationPage } from '@marketplace/contracts/api/informationPages';
import type { Measure } from '@marketplace/contracts/api/measure';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Translations } from './translations';

/** Translations of a text column, e.g. `nameTranslations` of `name`. */
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
   * Quantity that the price buys; null if unknown. A product with variants has the measure of its
   * first variant.
   */
  measure: Generated<Measure | null>;
  /** Negative if more was sold than was in stock, which `sellStockout` allows. */
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
    /** Delivery charge per parcel. */
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
    /** Sum of stars and number of reviews of the shop's products; updated by triggers. */
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
     * Computed columns. Triggers update `ratingTenths` and `reviewCount` when reviews change, and
     * `updateSoldCounts` updates `soldCount`.
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
   * Products (`uuid`) by list filter (`key`): section, category, shop, brand and tags; updated by
   * triggers.
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
    /** One value per option of the product, in the sequence of the options. */
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
    /** The shop's answer and its time; both null without an answer. */
    answer: Generated<string | null>;
    answeredAt: Generated<Date | null>;
    /** Updated by a trigger when the review's uploads change. */
    hasPictures: Generated<boolean>;
    createdAt: Generated<Date>;
  };
  /**
   * Number of products by `key` and price. The key is a shop, category, brand or tag set, or zeros
   * for the whole market. The price 0 stands for products of any price. Updated by triggers.
   */
  productCounts: { key: string; pricePaisa: number; products: number };
  /**
   * Prefixes of the words in products' names, and complete words after `=`, with the number of
   * products that have them; updated by triggers.
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
   * Information pages that the market has rewritten; HTML as written, sanitised before it is sent.
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
