import type { Complaint } from '@marketplace/contracts/api/complaints';
import type { Database, DatabaseTransaction } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { readPictures } from '../uploads/attachedPictures';

/** Complaints whole, in the order of the uuids. Whose they are is the caller's to have checked. */
export async function readComplaints(
  db: Database | DatabaseTransaction,
  mediaUrl: ApiContext['mediaUrl'],
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
      'orderItems.productName',
      'orderItems.smallPath',
      'orders.uuid as orderUuid',
      'orders.orderNumber',
    ])
    .where('complaints.uuid', 'in', uuids)
    .execute();
  const pictures = await readPictures(db, mediaUrl, 'complaintUuid', uuids);
  return uuids.flatMap((uuid) => {
    const row = rows.find((each) => each.uuid === uuid);
    if (!row) return [];
    const { categoryUuid, categoryName, smallPath, ...complaint } = row;
    return {
      ...complaint,
      orderNumber: String(row.orderNumber),
      smallImageUrl: smallPath === null ? null : mediaUrl(smallPath),
      problemCategory: { uuid: categoryUuid, name: categoryName },
      imageUrls: pictures.get(uuid) ?? [],
      createdAt: row.createdAt.toISOString(),
    };
  });
}
