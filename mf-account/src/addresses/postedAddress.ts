import { type Division, listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { completePlaces } from '@marketplace/contracts/forms/completePlaces';
import { optional } from '@marketplace/contracts/rendering';
import { data } from '@marketplace/contracts/router';
import { callApi } from '../../contracts';
import { refuseForm } from '../requests/answerForm';
import { formResult } from '../requests/formActions';
import { readAddressForm, saveAddress } from './addressRequests';

/** Fetches the divisions with their districts; `undefined` if the API lists none. */
export async function fetchDivisions(request: Request): Promise<Division[] | undefined> {
  const divisions = await optional('Place names', callApi(listDivisions, { request }));
  return divisions?.items.length ? divisions.items : undefined;
}

async function fetchUpazilas(district: string, request: Request) {
  const upazilas = callApi(listUpazilas, { query: { district }, request });
  return (await optional('Place names', upazilas))?.items ?? [];
}

/**
 * Saves the address of a form that a browser without scripts has sent. If the form is refused, the
 * result has the upazilas of the typed district.
 */
export async function savePostedAddress(form: FormData, request: Request) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { places, problems, upazilas } = await completePlaces(
    'shipping',
    typed,
    await fetchDivisions(request),
    (district) => fetchUpazilas(district, request),
  );
  for (const [name, value] of Object.entries(places)) form.set(name, value);
  const saved =
    Object.keys(problems).length > 0
      ? refuseForm(formResult.invalid({ ...problemsIn(form), ...problems }), form)
      : await saveAddress(form, request);
  if (saved instanceof Response || !('init' in saved)) return saved;
  return data({ ...saved.data, upazilas }, saved.init ?? undefined);
}

function problemsIn(form: FormData) {
  const read = readAddressForm(form);
  return 'problems' in read ? read.problems : {};
}
