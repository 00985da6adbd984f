import type { JsonSchema } from '../openapi/OpenApi';
import { html, type Markup } from './html';

/** Type of a value in a few words; named schemas are linked to. */
export function showType(schema: JsonSchema): Markup {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#${name}">${name}</a>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return join(schema.enum.map(showWord), ' | ');
  if (schema.anyOf) return join(schema.anyOf.map(showType), ' or ');
  if (schema.type === 'array') return showList(schema);
  return html`${showPlain(schema)}`;
}

const showWord = (word: unknown) => html`<code>${String(word)}</code>`;

function showList({ items = {}, maxItems }: JsonSchema): Markup {
  if (items.not) return html`empty list`;
  return html`list of ${showType(items)}${maxItems !== undefined && `, at most ${maxItems}`}`;
}

function showPlain(schema: JsonSchema): string {
  const types = [schema.type ?? 'anything'].flat();
  const kind = types.map((type) => (type === 'string' ? nameText(schema) : type)).join(' or ');
  return [kind, showRange(schema)].filter(Boolean).join(', ');
}

const nameText = ({ format }: JsonSchema) =>
  ({ 'date-time': 'moment', guid: 'uuid', binary: 'file' })[format ?? ''] ?? format ?? 'text';

function showRange({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const isOpen = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER;
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER) {
    return isOpen ? `${minimum} or more` : `${minimum} to ${maximum}`;
  }
  if (maxLength === undefined) return '';
  return `${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} characters`;
}

function join(pieces: Markup[], between: string): Markup {
  return html`${pieces.map((piece, index) => (index === 0 ? piece : html`${between}${piece}`))}`;
}
