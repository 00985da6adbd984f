import type { Complaint } from '@marketplace/contracts/api/complaints';
import { ORDERED_NAMES, translateOrdered } from '../catalogue/orderedNames';
import type { Database, DatabaseTransaction } from '../database/schema';
import { translateName } from '../database/translations';
import type { ReplyContext } from '../http/Handlers';

import { readPictures } from '../uploads/attachedPictures';

/** Reads complaints in the order of the uuids. Does not check to whom they belong. */
export async function readComplaints(
  db: Database | DatabaseTransaction,
  { mediaUrl, language }: ReplyContext,
  uuids: string[],
): Promise<Complaint[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom('complaints')
    .innerJoin('problemCategories', 'problemCategories.uuid', 'complaints.problemCategoryUuid')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .innerJoin('orders', 'orders.uuid', 'parcels.orderUuid')
    .select([
      'complaints.uuid',
      'complaints.orderItemUuid',
      'complaints.description',
      'complaints.status',
      'complaints.answer',
      'complaints.createdAt',
      'problemCategories.uuid as categoryUuid',
      'problemCategories.name as categoryName',
      'problemCategories.nameTranslations as categoryNameTranslations',
      'orderItems.productName',
      'orderItems.optionValues',
      'orderItems.smallPath',
      'orders.uuid as orderUuid',
      'orders.orderNumber',
    ])
    .select(ORDERED_NAMES)
    .where('complaints.uuid', 'in', uuids)
    .execute();
  const pictures = await readPictures(db, mediaUrl, 'complaintUuid', uuids);
  return uuids.flatMap((uuid) => {
    const row = rows.find((each) => each.uuid === uuid);
    if (!row) return [];
    const { productName, productNameLanguage } = translateOrdered(row, language);
    return {
      ...row,
      productName,
      productNameLanguage,
      orderNumber: String(row.orderNumber),
      smallImageUrl: row.smallPath === null ? null : mediaUrl(row.smallPath),
      problemCategory: {
        uuid: row.categoryUuid,
        ...translateName(
          { name: row.categoryName, nameTranslations: row.categoryNameTranslations },
          language,
        ),
      },
      imageUrls: pictures.get(uuid) ?? [],
      createdAt: row.createdAt.toISOString(),
    };
  });
}
