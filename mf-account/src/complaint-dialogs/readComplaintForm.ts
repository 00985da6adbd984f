import { createComplaint } from '@marketplace/contracts/api/complaints';
import type { CallInput } from '@marketplace/contracts/api/defineCall';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { problemOf } from '@marketplace/contracts/forms/problemOf';

type ComplaintBody = CallInput<typeof createComplaint>['body'];

/** The form as a complaint, or what is wrong with it. */
export function readComplaintForm(
  form: FormData,
): { complaint: ComplaintBody } | { problems: FieldProblems } {
  const complaint = {
    orderItemUuid: String(form.get('orderItemUuid') ?? ''),
    problemCategoryUuid: String(form.get('problemCategoryUuid') ?? ''),
    // Forms tell lines apart as mail does.
    description: String(form.get('description') ?? '')
      .replaceAll('\r\n', '\n')
      .trim(),
    imageUrls: form.getAll('imageUrls').map(String),
  };
  const problems: FieldProblems = {};
  for (const { code, path } of createComplaint.body?.safeParse(complaint).error?.issues ?? []) {
    problems[String(path[0])] ??= problemOf(code);
  }
  if (complaint.problemCategoryUuid === '') problems.problemCategoryUuid = 'missing';
  return Object.keys(problems).length > 0 ? { problems } : { complaint };
}
