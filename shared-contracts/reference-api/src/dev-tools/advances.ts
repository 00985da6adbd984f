import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { advanceOrder } from '../orders/advanceOrder';
import { OrderRefusal } from '../orders/OrderRefusal';

const body = z.object({
  orderNumber: z.int().check(z.gte(1)),
  to: z.enum(['confirmed', 'shipped', 'delivered']),
});

/**
 * Lets QA and tests take an order a step further as the operator's `advance` does, which cannot
 * open the embedded database while the API has it: `POST /dev/advance`.
 */
export function advances(app: FastifyInstance, context: Pick<ApiContext, 'db' | 'now'>): void {
  app.post('/dev/advance', async (request) => {
    const parsed = z.safeParse(body, request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new ApiProblem(400, 'invalid-input', `${issue?.path.join('.')}: ${issue?.message}`);
    }
    try {
      return { said: await advanceOrder(context, parsed.data) };
    } catch (error) {
      if (error instanceof OrderRefusal) throw new ApiProblem(409, 'refused', error.message);
      throw error;
    }
  });
}
