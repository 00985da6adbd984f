import type { APIRequestContext } from '@playwright/test';
import { stack } from '../stack/stack';

/** The operator's token of the API that all journeys share. */
export const OPERATOR_TOKEN = 'the-token-of-the-operator-in-journeys';

/**
 * Answers or decides a complaint as an operator of the market, who calls the API directly.
 * @param uuid of the complaint
 * @param data body of the call, without the operator's name
 */
export async function actOnCase(
  request: APIRequestContext,
  uuid: string,
  act: 'answer' | 'decision',
  data: object,
): Promise<void> {
  const response = await request.post(`${stack.apiOrigin}/operator/case/${uuid}/${act}`, {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    data: { operator: 'Nadia', ...data },
  });
  if (!response.ok()) throw new Error(`${act} got ${response.status()}: ${await response.text()}`);
}
