import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import {
  createComplaint,
  deleteComplaint,
  listComplaints,
  listProblemCategories,
  updateComplaint,
} from '@marketplace/contracts/api/complaints';
import type { CallInput } from '@marketplace/contracts/api/defineCall';
import { plainCode, readField, severalLines } from '@marketplace/contracts/api/typedText';
import { type FieldProblems, problemOf } from '@marketplace/contracts/forms/FieldProblems';
import { toast } from '@marketplace/contracts/notices';
import { callApi } from '../../contracts';
import { fetchMyOrder, fetchMyOrders } from '../orders/orderRequests';
import { formResult } from '../requests/formActions';
import { forgetDraft } from '../requests/formDraft';
import { translate } from '../requests/translate';
import { type ComplaintItem, complaintItemsOf } from './ComplaintItem';

/** Number of complaints per page (specification section 9). */
const PAGE_SIZE = 6;

/** Fetches one page of the customer's complaints, newest first. */
export const fetchComplaints = (pageNumber: number, request: Request) =>
  callApi(listComplaints, { query: { pageNumber, pageSize: PAGE_SIZE }, request });

/**
 * Fetches the order item that the URL names.
 * @returns `null` if the customer has no such order or the order has no such item; the customer
 * then chooses an item
 */
export async function fetchComplaintItem(
  { order, orderItem }: { order: string; orderItem: string },
  request: Request,
): Promise<ComplaintItem | null> {
  try {
    const items = complaintItemsOf(await fetchMyOrder(order, request));
    return items.find(({ orderItemUuid }) => orderItemUuid === orderItem) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Requests that the dialogs send. They share a chunk with the loaders and actions, because that
 * chunk already contains the contract's schemas.
 */
export const dialogData = {
  categories: async () => (await callApi(listProblemCategories)).items,
  orders: (pageNumber: number) => fetchMyOrders(pageNumber),
  order: (uuid: string) => fetchMyOrder(uuid),
};

const FORM_FIELDS = {
  description: 'description',
  quantity: 'quantity',
  problemCategoryUuid: 'problemCategoryUuid',
  imageUrls: 'imageUrls',
};

/**
 * Creates a complaint from the form. If the form has a uuid, updates that complaint instead. Does
 * not redirect, because React Router drops a fetcher's redirect if the page reloads its data
 * meanwhile. Instead, the dialog navigates to the list when it closes, if the URL had opened it.
 */
export async function saveComplaint(form: FormData) {
  const read = readComplaintForm(form);
  if ('problems' in read) return formResult.invalid(read.problems);
  const uuid = String(form.get('uuid') ?? '');
  const { orderItemUuid, ...changes } = read.complaint;
  try {
    if (uuid === '') await callApi(createComplaint, { body: { orderItemUuid, ...changes } });
    else await callApi(updateComplaint, { params: { uuid }, body: changes });
  } catch (error) {
    return formResult.failed(error, FORM_FIELDS);
  }
  forgetDraft(form);
  toast.success(
    await translate(
      uuid === '' ? msg`Complain created successfully` : msg`Complain updated successfully`,
    ),
  );
  return formResult.saved();
}

type ComplaintBody = CallInput<typeof createComplaint>['body'];

/** Parses the form into a complaint, or returns the errors of its fields. */
function readComplaintForm(
  form: FormData,
): { complaint: ComplaintBody } | { problems: FieldProblems } {
  const complaint = {
    orderItemUuid: String(form.get('orderItemUuid') ?? ''),
    problemCategoryUuid: String(form.get('problemCategoryUuid') ?? ''),
    description: severalLines(String(form.get('description') ?? '')),
    imageUrls: form.getAll('imageUrls').map(String),
    ...readWish(form),
  };
  const problems: FieldProblems = {};
  for (const { code, path } of createComplaint.body?.safeParse(complaint).error?.issues ?? []) {
    problems[String(path[0])] ??= problemOf(code);
  }
  if (complaint.problemCategoryUuid === '') problems.problemCategoryUuid = 'missing';
  return Object.keys(problems).length > 0 ? { problems } : { complaint };
}

/** Reads the number of pieces and the wish. The form has them only if the API supports them. */
function readWish(form: FormData): Pick<ComplaintBody, 'quantity' | 'wish'> {
  // An empty number in a saved complaint means all pieces, whose number the field `pieces` has.
  const quantity = plainCode(readField(form, 'quantity')) || readField(form, 'pieces');
  const wish = readField(form, 'wish');
  const isWithdrawn = wish === '' && readField(form, 'savedWish') !== '';
  return {
    ...(quantity !== '' && { quantity: Number(quantity) }),
    // The cast is safe: the schema of the call checks the value.
    ...((wish || isWithdrawn) && { wish: (wish || null) as ComplaintBody['wish'] }),
  };
}

/**
 * Deletes the complaint that the form names. A 404 counts as success, because the complaint is
 * gone.
 */
export async function removeComplaint(form: FormData) {
  try {
    await callApi(deleteComplaint, { params: { uuid: String(form.get('uuid')) } });
  } catch (error) {
    const isAlreadyDeleted = error instanceof ApiError && error.status === 404;
    if (!isAlreadyDeleted) return formResult.failed(error);
  }
  toast.success(await translate(msg`Complain deleted successfully`));
  return formResult.saved();
}
