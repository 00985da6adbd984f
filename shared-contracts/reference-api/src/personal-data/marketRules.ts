import { notPersonal, type TableRule } from './TableRule';

const MARKET = "the market's own data";
const DERIVED = 'counted from other rows, without any customer';

/** Tables without data of customers. */
export const marketRules: Readonly<Record<string, TableRule>> = {
  analyticsEvents: notPersonal('id name value items recordedAt', 'no row identifies a visitor'),
  apiProcesses: notPersonal(
    'uuid command host pid migrations startedAt seenAt',
    'processes of the API',
  ),
  blogProducts: notPersonal('blogUuid position productUuid', MARKET),
  blogTags: notPersonal('blogUuid position handle name nameTranslations', MARKET),
  blogs: notPersonal(
    'uuid handle title summary body authorName smallPath mediumPath publishedAt',
    MARKET,
  ),
  brands: notPersonal('uuid name searchText', MARKET),
  categories: notPersonal(
    'uuid featuredGroupUuid handle name nameTranslations position dispatchDays hotHours isLocal smallPath mediumPath searchText',
    MARKET,
  ),
  featuredGroups: notPersonal(
    'uuid handle name nameTranslations position smallPath mediumPath searchText',
    MARKET,
  ),
  informationPages: notPersonal('slug language title description intro sections updatedAt', MARKET),
  jobRuns: notPersonal(
    'job dueAt startedAt finishedAt outcome error',
    'runs of scheduled jobs; an error names no customer',
  ),
  kyselyMigration: notPersonal('name timestamp', 'names of migrations'),
  kyselyMigrationLock: notPersonal('id isLocked', 'lock of migrations'),
  menuItems: notPersonal('uuid menuId parentUuid position name nameTranslations url', MARKET),
  problemCategories: notPersonal(
    'uuid name nameTranslations position isOffered needsDelivery',
    MARKET,
  ),
  productCounts: notPersonal('key pricePaisa products', DERIVED),
  productListings: notPersonal(
    'uuid key createdAt pricePaisa ratingTenths reviewCount soldCount',
    DERIVED,
  ),
  productOptions: notPersonal(
    'productUuid position name nameTranslations optionValues optionValuesTranslations',
    MARKET,
  ),
  productPictures: notPersonal('productUuid position smallPath mediumPath', MARKET),
  productTags: notPersonal('productUuid tagUuid', MARKET),
  productVariants: notPersonal(
    'uuid productUuid position optionValues optionValuesTranslations pricePaisa comparePricePaisa measure inventoryQuantity trackQuantity sellStockout smallPath mediumPath',
    MARKET,
  ),
  products: notPersonal(
    'uuid shopUuid categoryUuid brandUuid handle name nameTranslations alternativeNames description descriptionTranslations hasVariants pricePaisa comparePricePaisa measure inventoryQuantity trackQuantity sellStockout featuredPosition ratingTenths reviewCount soldCount searchText tagSetUuid createdAt',
    MARKET,
  ),
  promoCodes: notPersonal(
    'code kind value mostPaisa minimumPaisa startsAt endsAt maxUses uses maxUsesPerCustomer createdAt',
    MARKET,
  ),
  reviewCounts: notPersonal('productUuid rating reviews', DERIVED),
  searchSlips: notPersonal('slip word', DERIVED),
  searchTerms: notPersonal('term products', DERIVED),
  searchWords: notPersonal('word products sound', DERIVED),
  secrets: notPersonal('name value', 'secrets of the market'),
  // A shop is not a customer. Its contact data is published, as the law on distance selling asks.
  shops: notPersonal(
    'uuid handle name nameTranslations description descriptionTranslations smallPath mediumPath bannerSmallPath bannerMediumPath phone email address addressTranslations bin district deliveryChargePaisa deliveryChargeWithinDistrictPaisa freeDeliveryFromPaisa dispatchDays isLocal isClosed ratingTotal reviewCount searchText createdAt',
    MARKET,
  ),
  sliders: notPersonal(
    'uuid position title titleTranslations subtitle subtitleTranslations url smallPath mediumPath months',
    MARKET,
  ),
  tagSets: notPersonal('uuid tagUuids', DERIVED),
  tags: notPersonal('uuid name nameTranslations searchText', MARKET),
  webVitals: notPersonal('id name value remote release recordedAt', 'no row identifies a visitor'),
};
