import {
  callOf,
  nodesOf,
  type SyntaxNode,
  type SyntaxTree,
  textOf,
  textProperties,
} from './syntaxTree';

export interface DeclaredCall {
  /** Constant with the call; undefined for an address that is written as text. */
  name?: string;
  /** True if the source that declares the call also uses it. */
  isUsedHere: boolean;
  /** `GET /blog/{handle}`; `ANY /x` if the method is unknown. */
  call: string;
  /** Starts at 1. */
  line: number;
}

/** Addresses that the gateway forwards to the API host. */
const API_PATH = /^\/api(\/[\w{}:./-]*)/;

/** Finds the calls that a source declares with `defineCall`, and API addresses written as text. */
export function readApiCalls({ body, lineOf }: SyntaxTree): DeclaredCall[] {
  const found: DeclaredCall[] = [];
  const named = [...nodesOf(body)].flatMap(({ type, value }) =>
    type === 'Identifier' ? value : [],
  );
  for (const node of nodesOf(body)) {
    const declared = declarationOf(node);
    if (declared) {
      const isUsedHere = named.filter((name) => name === declared.name).length > 1;
      found.push({ ...declared, isUsedHere, line: lineOf(node) });
    }
    const [, path] = API_PATH.exec(textOf(node) ?? '') ?? [];
    if (path) found.push({ call: `ANY ${path}`, isUsedHere: true, line: lineOf(node) });
  }
  return found;
}

function declarationOf(node: SyntaxNode): Pick<DeclaredCall, 'name' | 'call'> | undefined {
  if (node.type !== 'VariableDeclarator') return undefined;
  const [first] = nodesOf(node.init);
  const call = first && callOf(first);
  if (call?.name !== 'defineCall') return undefined;
  const { method, path } = textProperties(call.arguments[0]);
  const [id] = nodesOf(node.id);
  return { name: String(id?.value), call: `${method} ${path}` };
}
