import { type AddressInput, addressInput } from '@marketplace/contracts/api/addresses';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { problemOf } from '@marketplace/contracts/forms/problemOf';
import { readAddress } from '@marketplace/contracts/forms/readAddress';

/** What is saved of the form of an address, or what is wrong with it. */
export function readAddressForm(
  form: FormData,
): { address: AddressInput } | { problems: FieldProblems } {
  const read = readAddress(form, 'shipping');
  const label = String(form.get('label') ?? '').trim();
  const parsed = addressInput.shape.label.safeParse(label);
  const labelProblem = parsed.error?.issues[0];
  if ('problems' in read || labelProblem) {
    return {
      problems: {
        ...('problems' in read && read.problems),
        ...(labelProblem && { label: problemOf(labelProblem.code) }),
      },
    };
  }
  // Left out where it is not ticked: a default address stays one until another takes its place.
  const isDefault = form.has('isDefault') ? true : undefined;
  return { address: { ...read.address, label, isDefault } };
}
