import * as z from 'zod/mini';
import { ApiProblem } from '../http/ApiProblem';

/**
 * Reads the body of a request to a developer tool.
 * @throws ApiProblem 400 that names the faulty member
 */
export function readBody<Body>(schema: z.ZodMiniType<Body>, body: unknown): Body {
  const { data, error } = z.safeParse(schema, body);
  if (!error) return data;
  const [issue] = error.issues;
  throw new ApiProblem(400, 'invalid-input', `${issue?.path.join('.')}: ${issue?.message}`);
}
