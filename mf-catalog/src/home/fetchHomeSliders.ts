import { callApi } from '@marketplace/contracts/api/client';
import { listHomeSliders } from '@marketplace/contracts/api/sliders';

export const fetchHomeSliders = (request: Request) =>
  callApi(listHomeSliders, { request }).then(({ items }) => items);
