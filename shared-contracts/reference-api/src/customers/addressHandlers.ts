import { randomUUID } from 'node:crypto';
import type { AddressInput } from '@marketplace/contracts/api/addresses';
import { inTransaction } from '../database/inTransaction';
import { countPages, offsetOf } from '../database/paging';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { readPhone } from '../http/readPhone';
import { writeOnce } from '../http/writeOnce';
import { withPlaceNames } from './locations';

const MAX_ADDRESSES = 50;

export const addressHandlers: Handlers<
  'listAddresses' | 'createAddress' | 'updateAddress' | 'deleteAddress'
> = {
  async listAddresses({ customerUuid, query }, { db, language }) {
    const mine = db.selectFrom('addresses').where('customerUuid', '=', customerUuid);
    const { total } = await mine
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const items = await mine
      .selectAll()
      .orderBy('isDefault', 'desc')
      .orderBy('createdAt', 'desc')
      .orderBy('uuid')
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    return {
      items: items.map((item) => withPlaceNames(item, language)),
      paginationStatus: countPages(query, total),
    };
  },

  async createAddress({ customerUuid, body, writeKey }, context) {
    const created = await writeOnce(context, writeKey, async (trx) => {
      const known = await lockAddresses(trx, customerUuid);
      if (known.length >= MAX_ADDRESSES) {
        throw new ApiProblem(409, 'too-many', `No more than ${MAX_ADDRESSES} addresses are kept`);
      }
      const isDefault = body.isDefault === true || known.length === 0;
      if (isDefault) await clearDefault(trx, customerUuid);
      return trx
        .insertInto('addresses')
        .values({
          landmark: null,
          postcode: null,
          label: null,
          ...columnsOf(body),
          uuid: randomUUID(),
          customerUuid,
          isDefault,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return withPlaceNames(created, context.language);
  },

  async updateAddress({ customerUuid, params, body }, { db, language }) {
    const { isDefault, ...fields } = body;
    const changed = await inTransaction(db, async (trx) => {
      await lockAddresses(trx, customerUuid);
      if (isDefault) await clearDefault(trx, customerUuid);
      const updated = await trx
        .updateTable('addresses')
        // Sets the primary key to its own value, because SQL refuses an update without any column.
        // `false` changes nothing: the default address stays until another one is the default.
        .set({ ...columnsOf(fields), ...(isDefault && { isDefault }), uuid: params.uuid })
        .where('uuid', '=', params.uuid)
        .where('customerUuid', '=', customerUuid)
        .returningAll()
        .executeTakeFirst();
      if (!updated) throw notFound('That address');
      return updated;
    });
    return withPlaceNames(changed, language);
  },

  async deleteAddress({ customerUuid, params }, { db }) {
    await inTransaction(db, async (trx) => {
      await lockAddresses(trx, customerUuid);
      const deleted = await trx
        .deleteFrom('addresses')
        .where('uuid', '=', params.uuid)
        .where('customerUuid', '=', customerUuid)
        .returning('isDefault')
        .executeTakeFirst();
      if (!deleted) throw notFound('That address');
      if (deleted.isDefault) await chooseDefault(trx, customerUuid);
    });
    return { isDone: true };
  },
};

/**
 * Reads a customer's addresses. First locks the customer's row, so that two simultaneous requests
 * cannot both set a default address.
 */
async function lockAddresses(trx: DatabaseTransaction, customerUuid: string) {
  await trx
    .selectFrom('customers')
    .select('uuid')
    .where('uuid', '=', customerUuid)
    // The key of each simultaneous request locks the row for share, so a lock for update would be a
    // deadlock.
    .forNoKeyUpdate()
    .execute();
  return trx
    .selectFrom('addresses')
    .select('uuid')
    .where('customerUuid', '=', customerUuid)
    .execute();
}

async function clearDefault(trx: DatabaseTransaction, customerUuid: string): Promise<void> {
  await trx
    .updateTable('addresses')
    .set({ isDefault: false })
    .where('customerUuid', '=', customerUuid)
    .where('isDefault', '=', true)
    .execute();
}

/** Makes a customer's newest address the default. */
async function chooseDefault(trx: DatabaseTransaction, customerUuid: string): Promise<void> {
  await trx
    .updateTable('addresses')
    .set({ isDefault: true })
    .where('uuid', '=', ({ selectFrom }) =>
      selectFrom('addresses')
        .select('uuid')
        .where('customerUuid', '=', customerUuid)
        .orderBy('createdAt', 'desc')
        .orderBy('uuid')
        .limit(1),
    )
    .execute();
}

/**
 * Converts the given fields to columns: adds +88 to the phone, and replaces empty optional fields
 * by null. Fields that are not given stay out.
 */
function columnsOf<Given extends Partial<AddressInput>>(given: Given): Given {
  const columns: Given = { ...given };
  if (given.phone !== undefined) columns.phone = readPhone(given.phone);
  for (const name of ['landmark', 'postcode', 'label'] as const) {
    if (given[name] === '') columns[name] = null;
  }
  return columns;
}
