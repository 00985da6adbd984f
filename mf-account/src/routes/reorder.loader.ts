import { msg } from '@lingui/core/macro';
import { getReorder } from '@marketplace/contracts/api/reorder';
import { readCartUuid } from '@marketplace/contracts/cookies';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { reorderPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { throwNotFound } from '../requests/throwNotFound';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const uuid = params.slug ?? '';
  const { items } = await callApi(getReorder, {
    params: { id: uuid },
    query: { cartUuid: readCartUuid(request) },
    request,
  }).catch(throwNotFound);
  const head: PageHead = { title: msg`Buy again`, canonicalPath: reorderPath(uuid) };
  return { head, lines: items, orderUuid: uuid };
}
