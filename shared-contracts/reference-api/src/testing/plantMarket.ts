import { sql } from 'kysely';
import { hashPassword } from '../customers/passwords';
import type { Database } from '../database/schema';
import { BRAND, CATEGORY, CUSTOMER, GROUP, PRODUCT, SHOP, TAG, VARIANT } from './marketUuids';

export const PASSWORD = 'Passw0rd!';
export const HOSTILE_HTML =
  '<p onclick="alert(1)">Fresh</p><script>alert(1)</script><img src=x onerror=alert(1)>' +
  '<a href="javascript:alert(1)">here</a>';

let passwordHash: Promise<string> | undefined;

/** Empties every table and plants a market small enough to know by heart. */
export async function plantMarket(db: Database): Promise<void> {
  await sql`truncate shops, featured_groups, categories, brands, tags, products, customers, carts,
    sliders, menu_items, blogs, orders, sign_in_failures restart identity cascade`.execute(db);
  await plantPlaces(db);
  await plantProducts(db);
  await plantContent(db);
  passwordHash ??= hashPassword(PASSWORD);
  const account = { passwordHash: await passwordHash, phoneVerified: true };
  await db
    .insertInto('customers')
    .values([
      {
        ...account,
        uuid: CUSTOMER.rahim,
        fullName: 'Rahim Uddin',
        phone: '+8801711000001',
        email: 'rahim@example.com',
      },
      {
        ...account,
        uuid: CUSTOMER.karima,
        fullName: 'Karima Begum',
        phone: '+8801711000002',
        email: null,
      },
    ])
    .execute();
}

async function plantPlaces(db: Database): Promise<void> {
  const bare = { smallPath: null, mediumPath: null };
  await db
    .insertInto('shops')
    .values([
      { ...bare, uuid: SHOP.padma, handle: 'padma', name: 'Padma Fish House', description: '' },
      { ...bare, uuid: SHOP.garden, handle: 'garden', name: 'Green Garden', description: '' },
    ])
    .execute();
  await db
    .insertInto('featuredGroups')
    .values([
      { ...bare, uuid: GROUP.fish, handle: 'fish', name: 'Fish', position: 0 },
      { ...bare, uuid: GROUP.food, handle: 'homemade', name: 'Homemade food', position: 1 },
    ])
    .execute();
  const fish = { ...bare, featuredGroupUuid: GROUP.fish };
  const food = { ...bare, featuredGroupUuid: GROUP.food };
  await db
    .insertInto('categories')
    .values([
      { ...fish, uuid: CATEGORY.river, handle: 'river', name: 'River fish', position: 0 },
      { ...food, uuid: CATEGORY.sweet, handle: 'sweet', name: 'Sweets', position: 1 },
      { ...food, uuid: CATEGORY.empty, handle: 'empty', name: 'Pickles', position: 2 },
    ])
    .execute();
  await db.insertInto('brands').values({ uuid: BRAND.nodi, name: 'Nodi' }).execute();
  await db
    .insertInto('tags')
    .values([
      { uuid: TAG.fresh, name: 'Fresh' },
      { uuid: TAG.sweet, name: 'Sweet' },
    ])
    .execute();
}

async function plantProducts(db: Database): Promise<void> {
  const fromRiver = {
    shopUuid: SHOP.padma,
    categoryUuid: CATEGORY.river,
    brandUuid: null,
    description: HOSTILE_HTML,
    comparePricePaisa: null,
    trackQuantity: true,
    sellStockout: false,
    hasVariants: false,
    featuredPosition: null,
  };
  const sweet = { ...fromRiver, shopUuid: SHOP.garden, categoryUuid: CATEGORY.sweet };
  const day = (number: number) => new Date(Date.UTC(2024, 0, number));
  await db
    .insertInto('products')
    .values([
      {
        ...fromRiver,
        uuid: PRODUCT.rui,
        handle: 'rui-fish',
        name: 'Rui Fish',
        alternativeNames: 'রুই মাছ rohu',
        pricePaisa: 35_050,
        comparePricePaisa: 40_000,
        inventoryQuantity: 10,
        createdAt: day(1),
      },
      {
        ...fromRiver,
        uuid: PRODUCT.hilsa,
        handle: 'hilsa',
        name: 'Hilsa 100% Padma',
        pricePaisa: 120_000,
        inventoryQuantity: 1,
        createdAt: day(2),
      },
      {
        ...sweet,
        uuid: PRODUCT.honey,
        handle: 'honey',
        name: 'Sundarban Honey',
        brandUuid: BRAND.nodi,
        pricePaisa: 49_999,
        inventoryQuantity: 0,
        sellStockout: true,
        createdAt: day(3),
      },
      {
        ...sweet,
        uuid: PRODUCT.untracked,
        handle: 'mystery-sweet',
        name: 'Mystery Sweet',
        pricePaisa: 10_000,
        inventoryQuantity: 5,
        trackQuantity: false,
        createdAt: day(4),
      },
      {
        ...sweet,
        uuid: PRODUCT.jar,
        handle: 'mango-jar',
        name: 'Mango Pickle',
        pricePaisa: 15_000,
        inventoryQuantity: 0,
        hasVariants: true,
        createdAt: day(5),
      },
    ])
    .execute();
  await db
    .insertInto('productTags')
    .values([
      { productUuid: PRODUCT.rui, tagUuid: TAG.fresh },
      { productUuid: PRODUCT.honey, tagUuid: TAG.sweet },
    ])
    .execute();
  await db
    .insertInto('productPictures')
    .values({
      productUuid: PRODUCT.rui,
      position: 0,
      smallPath: 'products/rui-small.webp',
      mediumPath: 'products/rui-medium.webp',
    })
    .execute();
  await db
    .insertInto('productOptions')
    .values({
      productUuid: PRODUCT.jar,
      position: 0,
      name: 'Size',
      optionValues: ['Small', 'Large'],
    })
    .execute();
  const jar = {
    productUuid: PRODUCT.jar,
    comparePricePaisa: null,
    trackQuantity: true,
    sellStockout: false,
    smallPath: null,
    mediumPath: null,
  };
  await db
    .insertInto('productVariants')
    .values([
      {
        ...jar,
        uuid: VARIANT.smallJar,
        position: 0,
        optionValues: ['Small'],
        pricePaisa: 15_000,
        inventoryQuantity: 5,
      },
      {
        ...jar,
        uuid: VARIANT.largeJar,
        position: 1,
        optionValues: ['Large'],
        pricePaisa: 25_000,
        inventoryQuantity: 0,
      },
    ])
    .execute();
}

async function plantContent(db: Database): Promise<void> {
  const entry = { menuId: 'main', parentUuid: null };
  await db
    .insertInto('menuItems')
    .values([
      { ...entry, uuid: SHOP.padma, position: 0, name: 'Fish', url: '/product' },
      { ...entry, uuid: SHOP.garden, position: 1, name: 'Bad', url: 'javascript:alert(1)' },
      { ...entry, uuid: TAG.fresh, parentUuid: SHOP.padma, position: 0, name: 'Rui', url: '/rui' },
    ])
    .execute();
  await db
    .insertInto('sliders')
    .values({
      uuid: SHOP.padma,
      position: 0,
      title: 'Fresh today',
      subtitle: 'From the river',
      url: '/product',
      smallPath: 'sliders/a-small.webp',
      mediumPath: 'sliders/a-medium.webp',
    })
    .execute();
  const post = {
    summary: 'In short',
    body: HOSTILE_HTML,
    authorName: 'Nodibazar',
    smallPath: null,
    mediumPath: null,
  };
  await db
    .insertInto('blogs')
    .values([
      {
        ...post,
        uuid: TAG.fresh,
        handle: 'how-to-choose-fish',
        title: 'How to choose fish',
        publishedAt: new Date('2024-03-01T08:00:00Z'),
      },
      {
        ...post,
        uuid: TAG.sweet,
        handle: 'not-yet',
        title: 'Not yet',
        publishedAt: new Date('2999-01-01T00:00:00Z'),
      },
    ])
    .execute();
}
