import type { Database } from '../database/schema';
import { PRODUCT, SHOP, TAG } from './marketUuids';
import { hostileHtml } from './scriptPayloads';

/** Creates a menu, a slide, a published post and an unpublished post. */
export async function createTestContent(db: Database): Promise<void> {
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
    body: hostileHtml,
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
  await db
    .insertInto('blogTags')
    .values([
      { blogUuid: TAG.fresh, position: 0, handle: 'fish', name: 'Fish' },
      { blogUuid: TAG.fresh, position: 1, handle: 'kitchen', name: 'In the kitchen' },
      { blogUuid: TAG.sweet, position: 0, handle: 'secret', name: 'Secret' },
    ])
    .execute();
  await db
    .insertInto('blogProducts')
    .values({ blogUuid: TAG.fresh, position: 0, productUuid: PRODUCT.rui })
    .execute();
}
