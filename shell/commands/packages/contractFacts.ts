import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { eventSchemas } from '@marketplace/contracts/events/eventSchemas';
import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';
import { sharedModuleNames } from '@marketplace/contracts/facts/sharedModuleNames';
import { nodesOf, parseSource, type SyntaxNode } from '@marketplace/contracts/facts/syntaxTree';
import * as z from 'zod/mini';
import { listFiles } from '../projectFiles';
import { CONTRACTS, isPacked } from './packedFiles';

interface CallFacts {
  /** Method and path, such as `GET /blog/{handle}`. */
  address: string;
  /** Path parameters, query and body together. */
  input: PayloadSchema;
  reply: PayloadSchema;
}

/** Calls, topics and modules of the contracts, by which two packed versions are compared. */
export interface ContractFacts {
  /** Schemas of each call, by the call's id. */
  calls: Record<string, CallFacts>;
  /** Payload schema of each topic. */
  topics: Record<string, PayloadSchema>;
  /** Exports of each shared module and of each module of the design system. */
  modules: Record<string, string[]>;
}

/** Matches the modules of the design system that `modules` lists. */
const DESIGN_SYSTEM = /^\.\/src\/design-system\/(ui|forms|design)\//;

/** Reads the facts of this checkout's contracts. */
export async function readContractFacts(root: string): Promise<ContractFacts> {
  return {
    calls: Object.fromEntries(
      Object.values<Call>(apiCalls).map((call) => [call.id, factsOf(call)]),
    ),
    topics: Object.fromEntries(
      Object.entries(eventSchemas).map(([topic, schema]) => [topic, jsonOf(schema, 'input')]),
    ),
    modules: await readModules(root),
  };
}

function factsOf({ method, path: address, params, query, body, reply }: Call): CallFacts {
  const given = Object.entries({ params, query, body }).flatMap(([name, schema]) =>
    schema ? [[name, schema] as const] : [],
  );
  return {
    address: `${method} ${address}`,
    input: jsonOf(z.object(Object.fromEntries(given)), 'input'),
    reply: jsonOf(reply, 'output'),
  };
}

const jsonOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  // The cast is safe: the type of zod only adds keywords that no comparison reads.
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as PayloadSchema;

async function readModules(root: string): Promise<ContractFacts['modules']> {
  const folder = path.join(root, CONTRACTS.folder);
  const files = (await listFiles({ root: folder, packages: ['src'] }))
    .filter((file) => isPacked(path.join(CONTRACTS.folder, file)))
    .map((file) => `./${file}`);
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const names = Object.entries(exports).flatMap(([name, target]) => namesOf(name, target, files));
  const listed = names
    .filter(([name, file]) => sharedModules.has(name) || DESIGN_SYSTEM.test(file))
    .sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(
    await Promise.all(
      listed.map(async ([name, file]) => [name, await readExports(path.join(folder, file))]),
    ),
  );
}

const sharedModules: ReadonlySet<string> = new Set(sharedModuleNames);

/**
 * Lists the modules that one entry of `exports` names.
 * @returns pairs of the module name that remotes import, and the file
 */
function namesOf(name: string, target: string, files: readonly string[]): [string, string][] {
  const [start = '', end] = target.split('*');
  return files
    .filter((file) =>
      end === undefined ? file === target : file.startsWith(start) && file.endsWith(end),
    )
    .map((file) => {
      const middle = end === undefined ? '' : file.slice(start.length, file.length - end.length);
      return [CONTRACTS.name + name.slice(1).replace('*', middle), file];
    });
}

/** Lists the values that a module exports, without types; none if the file is not code. */
async function readExports(file: string): Promise<string[]> {
  if (!/\.tsx?$/.test(file)) return [];
  const body = parseSource(await readFile(file, 'utf8'), file.endsWith('x'));
  return [...nodesOf(body)].flatMap(exportsOf).sort();
}

/** Names of the values that a node exports. */
function exportsOf(node: SyntaxNode): string[] {
  if (node.type === 'ExportSpecifier') {
    return node.isTypeOnly ? [] : identifiersIn(node.exported ?? node.orig);
  }
  if (node.type !== 'ExportDeclaration') return [];
  const [declared] = nodesOf(node.declaration);
  if (declared?.type !== 'VariableDeclaration') return identifiersIn(declared?.identifier);
  return declarators(declared).flatMap(({ id }) => identifiersIn(id));
}

const identifiersIn = (value: unknown): string[] =>
  [...nodesOf(value)].flatMap(({ type, value: name }) =>
    type === 'Identifier' ? String(name) : [],
  );

const declarators = ({ declarations }: SyntaxNode): SyntaxNode[] =>
  Array.isArray(declarations) ? declarations : [];
