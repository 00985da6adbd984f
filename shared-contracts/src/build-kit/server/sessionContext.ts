import * as z from 'zod/mini';
import type { ApiSessionContext } from '../../contracts/testSession';

/** Pattern of a test session's id. */
export const TEST_SESSION_ID = /^[\w-]{1,64}$/;

const time = z.iso.datetime({ offset: true });

/**
 * Data about a call's test session, as the API accepts them from the gateway. The API refuses each
 * call whose data differ, so gateway and API share this schema.
 */
export const sessionContext: z.ZodMiniType<ApiSessionContext> = z.object({
  id: z.string().check(z.regex(TEST_SESSION_ID)),
  clock: z.optional(z.object({ at: time, setAt: time, isFrozen: z.boolean() })),
});
