import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';

/** A field of the form for a payload. */
export interface SchemaField {
  /** Key of the payload. */
  name: string;
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json';
  isRequired: boolean;
  /** Values of a choice. */
  options: readonly string[];
  /** Initial value: an example if JSON is required, otherwise empty. */
  example: string;
}

/** Creates form fields from the schema of a payload. Objects and lists are entered as JSON. */
export function fieldsOf({ properties = {}, required = [] }: PayloadSchema): SchemaField[] {
  return Object.entries(properties).map(([name, schema]) => {
    const kind = kindOf(schema);
    const isRequired = required.includes(name);
    const options = kind === 'choice' ? (schema.enum ?? []).map(String) : [];
    const example = kind === 'json' && isRequired ? JSON.stringify(exampleOf(schema)) : '';
    return { name, kind, isRequired, options, example };
  });
}

function kindOf({ type, enum: values }: PayloadSchema): SchemaField['kind'] {
  if (values?.every((value) => typeof value === 'string')) return 'choice';
  if (type === 'string') return 'text';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'boolean' ? 'boolean' : 'json';
}

/** Returns a value that a schema allows, with all required members. */
function exampleOf(schema: PayloadSchema): unknown {
  const { anyOf, const: only, enum: values, type, properties = {}, required = [] } = schema;
  if (only !== undefined) return only;
  if (values) return values[0];
  if (anyOf)
    return anyOf.some((option) => option.type === 'null') ? null : exampleOf(anyOf[0] ?? {});
  if (type === 'object') {
    const members = required.map((name) => [name, exampleOf(properties[name] ?? {})]);
    return Object.fromEntries(members);
  }
  if (type === 'array') return [];
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'boolean') return false;
  return type === 'string' ? '' : null;
}

/**
 * Reads the payload from the values of its form. An optional field that is empty is left out.
 * @throws Error that names the field and says what to write there
 */
export function payloadOf(
  fields: readonly SchemaField[],
  values: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const members = fields.flatMap((field) => {
    const text = values[field.name] ?? '';
    if (text === '' && !field.isRequired) return [];
    return [[field.name, readValue(field, text)]];
  });
  return Object.fromEntries(members);
}

function readValue({ name, kind }: SchemaField, text: string): unknown {
  if (kind === 'boolean') return text === 'true';
  if (kind === 'number') {
    const value = Number(text);
    if (text.trim() === '' || Number.isNaN(value)) throw new Error(`${name}: write a number.`);
    return value;
  }
  if (kind !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name}: write JSON, e.g. {"a": 1} or [].`);
  }
}
