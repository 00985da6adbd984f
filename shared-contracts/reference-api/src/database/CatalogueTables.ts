import type { InformationPage } from '@marketplace/contracts/api/informationPages';
import type { Measure } from '@marketplace/contracts/api/measure';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Translations } from './translations';

/** The text beside it in other languages. */
export type TranslationsColumn<T = string> = ColumnType<
  Translations<T>,
  Translations<T> | undefined,
  Translations<T>
>;

/** Paths are relative to the media folder; small is 320 px wide, medium 800 px (2:1 ones wider). */
interface PicturePaths {
  smallPath: string;
  mediumPath: string;
}

/** Price and stock, which decide whether something can be bought (specification section 5). Amounts in paisa. */
interface Offer {
  pricePaisa: number;
  comparePricePaisa: number | null;
  /** Amount that the price is for; null where nobody has said. A product with variants has that of the first. */
  measure: Generated<Measure | null>;
  /** Below 0 when `sellStockout` let more be sold than there was. */
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
    /** Which it sends from, by its English name; null where nobody has said. */
    district: string | null;
    /** Delivery charge of its parcel. */
    deliveryChargePaisa: Generated<number>;
    /** The same within its district; null where that is no other. The database lets it be no more. */
    deliveryChargeWithinDistrictPaisa: number | null;
    /** Sum of a parcel's lines from which it costs nothing; null where it always costs. */
    freeDeliveryFromPaisa: number | null;
    /** It delivers within its district alone. */
    isLocal: Generated<boolean>;
    /** It takes no orders: its products are shown as those that are sold out. */
    isClosed: Generated<boolean>;
    /** Stars and number of the reviews of its products; the database keeps them. */
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
    /** Its products are delivered within the district of their shop alone. */
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
    /** Further names search finds it by, e.g. the Bangla one or other spellings. */
    alternativeNames: Generated<string>;
    /** HTML as the shop wrote it; sanitised on its way out. */
    description: string;
    descriptionTranslations: TranslationsColumn;
    hasVariants: boolean;
    /** Place among the products its featured section shows first; null when not chosen. */
    featuredPosition: number | null;
    /** The three are derived: the database keeps the first two as reviews change. */
    ratingTenths: Generated<number>;
    reviewCount: Generated<number>;
    soldCount: Generated<number>;
    searchText: GeneratedAlways<string>;
    /** All its tags as one; the database keeps it. Null without tags. */
    tagSetUuid: GeneratedAlways<string | null>;
    createdAt: Generated<Date>;
  };
  productTags: { productUuid: string; tagUuid: string };
  /** Every set of tags that some product had; the database keeps them. */
  tagSets: { uuid: string; tagUuids: string[] };
  /**
   * Products (`uuid`) under each thing lists are narrowed by (`key`): section, category, shop, brand
   * and tags; the database keeps them.
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
    /** One value per option, in the options' order. */
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
    /** The author has received the product from this market. */
    isVerifiedBuyer: Generated<boolean>;
    /** The shop's, with its moment; both null where it has not answered. */
    answer: Generated<string | null>;
    answeredAt: Generated<Date | null>;
    /** Derived: the database keeps it as uploads change. */
    hasPictures: Generated<boolean>;
    createdAt: Generated<Date>;
  };
  /** Products by what they belong to and by price, 0 for all prices; the database keeps them. */
  productCounts: { key: string; pricePaisa: number; products: number };
  /** Beginnings of words in names, and how many products have them; the database keeps them. */
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
    /** Those in which it is shown, 1 to 12; `null` for all. */
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
    /** HTML as it was written; sanitised on its way out. */
    body: string;
    authorName: string;
    smallPath: string | null;
    mediumPath: string | null;
    publishedAt: Date;
  };
  /** Subjects of posts. */
  blogTags: { blogUuid: string; position: number; handle: string; name: string };
  /** Products that posts are about. */
  blogProducts: { blogUuid: string; position: number; productUuid: string };
  /** Pages the market has rewritten; HTML as it was written, sanitised on its way out. */
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
