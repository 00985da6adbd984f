import { STACK_VARIABLES } from '../stack/stack';

/** Environment variable with a URL. A request to it makes the journeys' setup start the shop. */
export const STORY_SHOP_VARIABLE = 'E2E_STORY_SHOP';

/**
 * Starts the shop with test sessions and stories, once for all journeys of a run. It has the
 * releases and the API of the stack.
 * @returns its origin, without a trailing slash
 * @throws Error if it cannot start
 */
export async function findStoryShop(): Promise<string> {
  const address = process.env[STORY_SHOP_VARIABLE];
  if (!address) {
    throw new Error(
      `The journeys run against ${STACK_VARIABLES.origin}, where no shop with test sessions can be started: unset it.`,
    );
  }
  const reply = await fetch(address);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`The shop with test sessions did not start: ${text}`);
  return text;
}
