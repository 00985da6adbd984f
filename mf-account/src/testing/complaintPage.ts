import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getComplaint } from '@marketplace/contracts/api/complaintCases';
import {
  createComplaint,
  listComplaints,
  listProblemCategories,
  updateComplaint,
} from '@marketplace/contracts/api/complaints';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildComplaint, PROBLEM, storedPicture } from './buildComplaint';
import { buildOrder } from './buildOrder';
import { openPage } from './openPage';

export const order = buildOrder();
/** A complaint about the first item of the order. */
export const complaint = buildComplaint();

/** Fakes an API with a complaint, its order and space for five pictures, and signs a customer in. */
export function fakeComplaints(saved = complaint): FakeApi {
  // On the server, each request names its visitor.
  if (typeof document !== 'undefined') writeAccessToken('good', 3600);
  const api = fakeApi();
  api.reply(getCapabilities, { extensions: [getComplaint.id], paymentMethods: [] });
  api.reply(listProblemCategories, { items: Object.values(PROBLEM) });
  api.reply(listComplaints, { items: [saved], paginationStatus: buildPaging(6, 1) });
  api.reply(getMyOrder, order);
  api.reply(createComplaint, saved);
  api.reply(updateComplaint, saved);
  const uploads = [2, 3, 4, 5, 6].map((n) => ({ uuid: saved.uuid, ...storedPicture(n) }));
  api.answer(uploadFiles, () => ({ items: uploads.splice(0, 1) }));
  return api;
}

export const openComplaints = (query = '') =>
  openPage(routes, `/complain${query}`, 'Your complaints');

/** Finds the fields of the complaint form. */
export const complaintForm = {
  words: () => screen.getByRole('textbox', { name: 'What is wrong?' }),
  kind: () => screen.getByRole('combobox', { name: 'Kind of problem' }),
};
