import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';

/** @throws ApiProblem 400 naming the field when there is no such problem category */
export async function checkProblemCategory(trx: DatabaseTransaction, uuid: string): Promise<void> {
  const category = await trx
    .selectFrom('problemCategories')
    .select('uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (category) return;
  const message = 'problemCategoryUuid must be one of the problem categories';
  throw new ApiProblem(400, 'invalid-input', [message]);
}
