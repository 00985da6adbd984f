import type { JsonSchema, Parameter } from '../openapi/OpenApi';
import { html, type Markup, prose } from './html';
import { showType } from './showType';

interface Row {
  name: string;
  schema: JsonSchema;
  meaning: string;
  isRequired: boolean;
}

/** The fields of a schema, those of its nameless objects too, as a table. */
export function showFields(schema: JsonSchema, caption: string): Markup | undefined {
  return showRows(rowsOf(schema), caption);
}

export function showParameters(parameters: Parameter[], caption: string): Markup | undefined {
  return showRows(
    parameters.map(({ name, schema, required, description = '' }) => ({
      name,
      schema,
      meaning: description,
      isRequired: required,
    })),
    caption,
  );
}

function rowsOf(schema: JsonSchema, prefix = ''): Row[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]): Row[] => {
    const name = `${prefix}${key}`;
    const row = {
      name,
      schema: property,
      meaning: property.description ?? '',
      isRequired: required.includes(key),
    };
    const nested = [property, ...(property.anyOf ?? [])].flatMap((each) => [
      ...rowsOf(each, `${name}.`),
      ...rowsOf(each.items ?? {}, `${name}[].`),
    ]);
    return [row, ...nested];
  });
}

function showRows(rows: Row[], caption: string): Markup | undefined {
  if (rows.length === 0) return undefined;
  return html`<div class="fields" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(showRow)}</tbody></table></div>`;
}

function showRow({ name, schema, meaning, isRequired }: Row): Markup {
  const usual = schema.default;
  const isSaid = usual !== undefined && usual !== '';
  return html`<tr><th scope="row"><code>${name}</code>${!isRequired && html` <i>optional</i>`}</th>
<td>${showType(schema)}${isSaid && html`<span class="usual">${JSON.stringify(usual)} if left out</span>`}</td>
<td>${prose(meaning)}</td></tr>`;
}
