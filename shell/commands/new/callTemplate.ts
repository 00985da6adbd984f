import { contractsFrom, type SourceFolder } from './eventTemplate';
import { titleOf } from './pageTemplate';

export const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Names and settings of a new API call. */
export interface NewCall {
  /** File of the contract that declares it: `shops`. */
  resource: string;
  /** Id of the call in camel case: `listShopOffers`. */
  callId: string;
  method: (typeof METHODS)[number];
  /** Path under the API host, without parameters: `/shop/offer`. */
  path: string;
  /** Folder of `reference-api/src` that gets the handler: `catalogue`. */
  feature: string;
  /** True if only signed-in customers may make the call. */
  isForCustomers: boolean;
  /** Folder with the code that makes the call; undefined if no package makes it yet. */
  caller?: SourceFolder;
}

/** `listShopOffers` → `list shop offers`. */
const wordsOf = ({ callId }: NewCall) =>
  callId.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Name of the call in the register: `List shop offers`. */
export const registerTitle = (call: NewCall) => titleOf(wordsOf(call));

/** Imports that the declaration needs in its contract file, by module. */
export const contractImports = ({ method }: NewCall): Record<string, string[]> =>
  method === 'GET'
    ? { './defineCall': ['defineCall'], './fields': ['line', 'uuid'], './pagination': ['listOf'] }
    : { './defineCall': ['defineCall'], './fields': ['done'] };

/**
 * Source text of the declaration. A GET replies with a list of named items, others with `isDone`.
 */
export function declaration(call: NewCall): string {
  const { callId, method, path, isForCustomers } = call;
  const summary = `Request to ${wordsOf(call)}`;
  return `
/** ${summary}. */
export const ${callId} = defineCall({
  id: '${callId}',
  summary: '${summary}',
  method: '${method}',
  path: '${path}',
  access: '${isForCustomers ? 'customer' : 'public'}',
  reply: ${method === 'GET' ? 'listOf(z.object({ uuid, name: line() }))' : 'done'},
  errors: [${isForCustomers ? 401 : ''}],
  isExtension: true,
});
`;
}

const replyOf = ({ method }: NewCall) => (method === 'GET' ? '{ items: [] }' : '{ isDone: true }');

export const handlersName = ({ callId }: NewCall) => `${callId}Handlers`;

/** Source texts of the handler and its test, by file name. */
export function handlerFiles(call: NewCall): Record<string, string> {
  const { callId } = call;
  return {
    [`${handlersName(call)}.ts`]: `import type { Handlers } from '../http/Handlers';

export const ${handlersName(call)}: Handlers<'${callId}'> = {
  async ${callId}() {
    return ${replyOf(call)};
  },
};
`,
    [`${handlersName(call)}.test.ts`]: handlerTest(call),
  };
}

function handlerTest(call: NewCall): string {
  const { callId, resource, method, isForCustomers } = call;
  const effect = method === 'GET' ? 'lists nothing yet' : 'confirms the request';
  const market = isForCustomers
    ? "import { createTestMarket } from '../testing/createTestMarket';\n"
    : '';
  const visit = isForCustomers
    ? `    await createTestMarket(market.db);
    const request = await market.api.visit('01711000001');
`
    : '';
  return `import { ${callId} } from '@marketplace/contracts/api/${resource}';
import { callApi } from '@marketplace/contracts/api/client';
${market}import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('${callId}', () => {
  ${isForCustomers ? 'const market = ' : ''}serveMarket(openPostgres);

  // @error unused: ${callId}
  it('${effect}', async () => {
${visit}    expect(await callApi(${callId}, {${isForCustomers ? ' request ' : ''}})).toEqual(${replyOf(call)});
  });
});
`;
}

/** Source texts of a function that makes the call, and of its test, by file name. */
export function callerFiles(call: NewCall, caller: SourceFolder): Record<string, string> {
  const { callId, resource } = call;
  const name = `request${callId.charAt(0).toUpperCase()}${callId.slice(1)}`;
  return {
    [`${name}.ts`]: `import { ${callId} } from '@marketplace/contracts/api/${resource}';
import { callApi } from '${contractsFrom(caller)}';

/**
 * Makes the call \`${callId}\`.
 * @param request request of the page, if the server makes the call
 * @throws ApiError if the call fails
 */
export const ${name} = (request?: Request) => callApi(${callId}, { request });
`,
    [`${name}.test.ts`]: `import { ${callId} } from '@marketplace/contracts/api/${resource}';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { ${name} } from './${name}';

it('makes the call ${callId}', async () => {
  const api = fakeApi();
  api.reply(${callId}, ${replyOf(call)});
  expect(await ${name}()).toEqual(${replyOf(call)});
});
`,
  };
}
