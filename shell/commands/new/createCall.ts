import { join } from 'node:path';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import {
  callerFiles,
  contractImports,
  declaration,
  handlerFiles,
  handlersName,
  type NewCall,
  registerTitle,
} from './callTemplate';
import { addImport, addRow, insertAfterLast, insertBefore, insertSorted } from './edits';
import type { SourceFolder } from './eventTemplate';
import { FileChanges } from './FileChanges';
import { addToContracts, requireFolder } from './packageContracts';

const CONTRACT = 'shared-contracts/src/contracts/api';
const REGISTER = 'shared-contracts/docs/contract-register.md';
const API = 'shared-contracts/reference-api/src';
const CREATE_API = join(API, 'api/createApi.ts');
const CONFORMANCE = 'shared-contracts/src/conformance/runConformance.ts';

/**
 * Adds a call of the API: its declaration, its place in the list of calls, a handler that replies,
 * a test of the handler, and its row in the register. Adds a request to the conformance run, except
 * for a GET. For a caller, adds a function that makes the call, its test, and the call's name in
 * the manifest.
 * @returns the written files
 * @throws Error if the id or the path belongs to another call, or if the feature does not exist
 */
export async function createCall(root: string, call: NewCall): Promise<string[]> {
  const { resource, callId, feature, caller } = call;
  requireUnusedPath(call);
  const changes = new FileChanges(root);
  if (!changes.has(join(API, feature))) {
    throw new Error(
      `There is no folder ${API}/${feature}: type one of its folders as the feature.`,
    );
  }
  await declareCall(changes, call);
  await changes.edit(join(CONTRACT, 'apiCalls.ts'), (text) =>
    insertSorted(
      addImport(text, [callId], `./${resource}`),
      'export const apiCalls = {',
      '} as const;',
      callId,
    ),
  );
  changes.createAll(join(API, feature), handlerFiles(call));
  await changes.edit(CREATE_API, (text) =>
    insertSorted(
      addImport(text, [handlersName(call)], `../${feature}/${handlersName(call)}`),
      'const handlers: Handlers = {',
      '};',
      `...${handlersName(call)}`,
    ),
  );
  await changes.edit(REGISTER, (text) =>
    addRow(text, '## API', [
      `${registerTitle(call)}: \`${callId}\` (extension)`,
      caller?.package ?? 'nobody yet',
    ]),
  );
  // The conformance run already makes every GET call that needs no input.
  if (call.method !== 'GET') await changes.edit(CONFORMANCE, (text) => addRequest(text, call));
  if (caller) await addCaller(changes, call, caller);
  return changes.save();
}

function requireUnusedPath({ callId, method, path }: NewCall): void {
  if (Object.hasOwn(apiCalls, callId)) {
    throw new Error(`${callId} is there already: choose another name of the call.`);
  }
  const same = Object.values<Call>(apiCalls).find(
    (other) => other.method === method && other.path === path,
  );
  if (same) throw new Error(`${method} ${path} belongs to ${same.id}: choose another path.`);
}

/** Appends the declaration to the contract of its resource, which may be new. */
async function declareCall(changes: FileChanges, call: NewCall): Promise<void> {
  const file = join(CONTRACT, `${call.resource}.ts`);
  if (!changes.has(file)) changes.create(file, '');
  else if (!(await changes.read(file)).includes('= defineCall({')) {
    throw new Error(`${file} declares no call: choose another resource.`);
  }
  await changes.edit(file, (text) => {
    const hasSchemas = call.method !== 'GET' || text.includes('import * as z ');
    const schemas = hasSchemas ? '' : "import * as z from 'zod/mini';\n";
    return Object.entries(contractImports(call)).reduce(
      (source, [module, names]) => addImport(source, names, module),
      `${schemas}${text}${declaration(call)}`,
    );
  });
}

/** Adds a valid request to the conformance run: before the logout if the call needs a customer. */
function addRequest(source: string, { callId, resource, isForCustomers }: NewCall): string {
  const imported = addImport(source, [callId], `../contracts/api/${resource}`);
  return isForCustomers
    ? insertBefore(
        imported,
        '    await tester.call(logout, {}, { token });',
        `    await tester.call(${callId}, {}, { token });\n`,
      )
    : insertAfterLast(
        imported,
        '  await tester.call(recordMeasurements',
        `  await tester.call(${callId}, {});`,
      );
}

async function addCaller(changes: FileChanges, call: NewCall, caller: SourceFolder) {
  const { package: name, folder } = caller;
  requireFolder(changes, caller);
  changes.createAll(join(name, folder), callerFiles(call, caller));
  await addToContracts(changes, name, 'callApi');
  await changes.edit(join(name, 'manifest.ts'), (text) =>
    insertSorted(text, 'calls: [', ']', `'${call.callId}'`),
  );
}
