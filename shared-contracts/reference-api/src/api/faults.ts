import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ApiProblem } from '../http/ApiProblem';

const faultBody = z.object({
  /** Prefix of the affected paths, e.g. `/product`. */
  path: z.string().check(z.startsWith('/'), z.maxLength(200)),
  delayMs: z._default(z.int().check(z.gte(0), z.lte(60_000)), 0),
  /** Status to send instead of the real reply. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** Number of requests to affect; by default all, until the faults are cleared. */
  times: z._default(z.int().check(z.gte(1)), Number.MAX_SAFE_INTEGER),
});

/**
 * Lets QA and tests make paths slow or failing: `POST /dev/faults` adds a fault, `DELETE` clears
 * all.
 * @param tools app on which these two routes are registered
 */
export function registerFaults(app: FastifyInstance, tools: FastifyInstance): void {
  let active: z.infer<typeof faultBody>[] = [];

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/dev/')) return;
    const fault = active.find(({ path }) => request.url.startsWith(path));
    if (!fault) return;
    fault.times -= 1;
    if (fault.times === 0) active = active.filter((other) => other !== fault);
    if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.status)
      throw new ApiProblem(fault.status, 'fault', 'Something went wrong on purpose');
  });

  tools.post('/dev/faults', async (request) => {
    const parsed = z.safeParse(faultBody, request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new ApiProblem(400, 'invalid-input', `${issue?.path.join('.')}: ${issue?.message}`);
    }
    active.push(parsed.data);
    return { faults: active };
  });

  tools.delete('/dev/faults', async () => {
    active = [];
    return { faults: active };
  });
}
