import { REMOTES } from '../../contracts/pages/pageTable';
import { callOf, nodesOf, type SyntaxNode, type SyntaxTree, textOf } from './syntaxTree';

interface FoundUse {
  /** Federation name; `*` if the source does not name the remote. */
  remote: string;
  module: string;
  /** Interface in `RemoteModules` that the module implements. */
  contract: string;
  /** Starts at 1. */
  line: number;
}

/** Functions of the shell that take a remote and one of its modules. */
const LOADERS = new Set(['load', 'loadRemoteModule', 'remoteWidget']);

/** Finds the modules of remotes that a source of the shell loads. */
export function readModuleUses({ body, lineOf }: SyntaxTree): FoundUse[] {
  const constants = new Map<string, string>();
  for (const node of nodesOf(body)) {
    const text = node.type === 'VariableDeclarator' ? textOf(node.init) : undefined;
    const [name] = nodesOf(node.id);
    if (text !== undefined && name) constants.set(String(name.value), text);
  }
  return [...nodesOf(body)].flatMap((node): FoundUse[] => {
    const call = callOf(node);
    if (!call || !LOADERS.has(call.name)) return [];
    const [remoteGiven, moduleGiven] = call.arguments;
    const module = textOf(moduleGiven);
    if (module === undefined) return [];
    const [named] = nodesOf(remoteGiven);
    const remote = textOf(remoteGiven) ?? constants.get(String(named?.value)) ?? '*';
    if (remote !== '*' && !REMOTES.some((known) => known === remote)) return [];
    const contract = contractOf(call.node) ?? 'RemoteWidgetModule';
    return [{ remote, module: `./${module}`, contract, line: lineOf(call.node) }];
  });
}

/** Name of the type argument of a generic call. */
function contractOf({ typeArguments }: SyntaxNode): string | undefined {
  return /"value":"(\w+)"/.exec(JSON.stringify(typeArguments ?? ''))?.[1];
}

/** Interface → its required members, from the source of `RemoteModules`. */
export function readContracts({ body }: SyntaxTree): Map<string, string[]> {
  const text: { declaration?: InterfaceNode }[] = Array.isArray(body) ? body : [];
  return new Map(
    text.flatMap(({ declaration }): [string, string[]][] => {
      if (declaration?.type !== 'TsInterfaceDeclaration') return [];
      const members = declaration.body.body.filter(({ optional }) => !optional);
      return [[declaration.id.value, members.map(({ key }) => key.value)]];
    }),
  );
}

interface InterfaceNode {
  type: string;
  id: { value: string };
  body: { body: { key: { value: string }; optional?: boolean }[] };
}
