import type { InformationPage } from '@marketplace/contracts/api/informationPages';
import type { Measure } from '@marketplace/contracts/api/measure';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Translations } from './translations';

/** The neighbouring column's text in other languages. */
export type TranslationsColumn<T = string> = ColumnType<
  Translations<T>,
  Translations<T> | undefined,
  Translations<T>
>;

/** Paths relative to the media folder; small is 320 px wide, medium 800 px (wider for 2:1). */
interface PicturePaths {
  smallPath: string;
  mediumPath: string;
}

/** Price and stock of something to buy (specification section 5). Amounts in paisa. */
interface Offer {
  pricePaisa: number;
  comparePricePaisa: number | null;
  /**
   * Quantity that the price is for; null if unknown. A product with variants has the first one's.
   */
  measure: Generated<Measure | null>;
  /** Below 0 if `sellStockout` let more be sold than there was. */
  inventoryQuantity: number;
  trackQuantity: boolean;
  sellStockout: boolean;
}

export interface CatalogueTables {
  shops: {
    uuid: string;
    handle: string;
    name: string;
    description: string;
    descriptionTranslations: TranslationsColumn;
    smallPath: string | null;
    mediumPath: string | null;
    /** 4:1; small is 640 px wide, medium 1280 px. */
    bannerSmallPath: string | null;
    bannerMediumPath: string | null;
    /** With +88. */
    phone: string | null;
    email: string | null;
    address: string | null;
    /** English name of the district it sends from; null if unknown. */
    district: string | null;
    /** Delivery charge per parcel. */
    deliveryChargePaisa: Generated<number>;
    /** Charge within its district; null if the same. The database refuses a higher one. */
    deliveryChargeWithinDistrictPaisa: number | null;
    /** Parcel total from which delivery is free; null if never. */
    freeDeliveryFromPaisa: number | null;
    /** True if it delivers only within its district. */
    isLocal: Generated<boolean>;
    /** True if it takes no orders; its products appear sold out. */
    isClosed: Generated<boolean>;
    /** Sum of stars and number of reviews of its products; kept by the database. */
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
    /** True if its products are delivered only within their shop's district. */
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
    /** Further names for the search, e.g. Bangla names and other spellings. */
    alternativeNames: Generated<string>;
    /** HTML as the shop wrote it; sanitised before it is sent. */
    description: string;
    descriptionTranslations: TranslationsColumn;
    hasVariants: boolean;
    /** Position among the first products of its featured section; null if not chosen. */
    featuredPosition: number | null;
    /** The three are derived; the database updates the first two when reviews change. */
    ratingTenths: Generated<number>;
    reviewCount: Generated<number>;
    soldCount: Generated<number>;
    searchText: GeneratedAlways<string>;
    /** Set of all its tags, kept by the database; null without tags. */
    tagSetUuid: GeneratedAlways<string | null>;
    createdAt: Generated<Date>;
  };
  productTags: { productUuid: string; tagUuid: string };
  /** Every set of tags that a product has or had; kept by the database. */
  tagSets: { uuid: string; tagUuids: string[] };
  /**
   * Products (`uuid`) by list filter (`key`): section, category, shop, brand and tags; kept by the
   * database.
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
    /** One value per option, in the sequence of the options. */
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
    /** Derived; the database updates it when uploads change. */
    hasPictures: Generated<boolean>;
    createdAt: Generated<Date>;
  };
  /** Number of products by filter and price, 0 for all prices; kept by the database. */
  productCounts: { key: string; pricePaisa: number; products: number };
  /** Word prefixes of names, with the number of products that have them; kept by the database. */
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
    /** Months in which it is shown, 1 to 12; `null` for all. */
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
  blogTags: { blogUuid: string; position: number; handle: string; name: string };
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
