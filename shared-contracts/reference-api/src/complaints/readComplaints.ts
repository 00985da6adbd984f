import type { Complaint } from '@marketplace/contracts/api/complaints';
import { ORDERED_NAMES, translateOrdered } from '../catalogue/orderedNames';
import type { Database, DatabaseTransaction, DataContext } from '../database/schema';
import { translateName } from '../database/translations';
import { reopenableUntil, takeUpBy } from '../delivery-terms/complaintTerms';
import type { ReplyContext } from '../http/Handlers';
import { readPictures } from '../uploads/attachedPictures';
import { isSettled } from './isSettled';
import { readOutcomes } from './readOutcomes';

/** Reads complaints in the order of the uuids. Does not check to whom they belong. */
export async function readComplaints(
  db: Database | DatabaseTransaction,
  { mediaUrl, language, now }: ReplyContext & Pick<DataContext, 'now'>,
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
      'complaints.quantity',
      'complaints.wish',
      'complaints.takenUpAt',
      'complaints.settledAt',
      'complaints.reopenedAt',
      'problemCategories.uuid as categoryUuid',
      'problemCategories.name as categoryName',
      'problemCategories.nameTranslations as categoryNameTranslations',
      'problemCategories.needsDelivery',
      'orderItems.productName',
      'orderItems.optionValues',
      'orderItems.smallPath',
      'orderItems.quantity as orderedQuantity',
      'orders.uuid as orderUuid',
      'orders.orderNumber',
    ])
    .select(ORDERED_NAMES)
    .where('complaints.uuid', 'in', uuids)
    .execute();
  const pictures = await readPictures(db, mediaUrl, 'complaintUuid', uuids);
  const outcomes = await readOutcomes(db, uuids);
  return uuids.flatMap((uuid) => {
    const row = rows.find((each) => each.uuid === uuid);
    if (!row) return [];
    const until = isSettled(row) ? reopenableUntil(row) : null;
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
        needsDelivery: row.needsDelivery,
      },
      imageUrls: pictures.get(uuid) ?? [],
      createdAt: row.createdAt.toISOString(),
      takeUpBy: takeUpBy(row.createdAt).toISOString(),
      takenUpAt: row.takenUpAt?.toISOString() ?? null,
      isTakeUpLate: row.takenUpAt === null && !isSettled(row) && takeUpBy(row.createdAt) < now(),
      outcome: (isSettled(row) && outcomes.get(uuid)?.at(-1)) || null,
      reopenableUntil: until && until > now() ? until.toISOString() : null,
    };
  });
}

/** Reads the complaints about an order, the oldest first. Does not check to whom it belongs. */
export async function readOrderComplaints(
  db: Database,
  context: ReplyContext & Pick<DataContext, 'now'>,
  orderUuid: string,
): Promise<Complaint[]> {
  const rows = await db
    .selectFrom('complaints')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .select('complaints.uuid')
    .where('parcels.orderUuid', '=', orderUuid)
    .orderBy('complaints.createdAt')
    .execute();
  const uuids = rows.map(({ uuid }) => uuid);
  return readComplaints(db, context, uuids);
}
