import { listAddresses } from '@marketplace/contracts/api/addresses';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions } from '@marketplace/contracts/api/locations';

/** The customer's saved addresses; without them the address is typed, so a failure is only logged. */
export async function fetchAddresses(request: Request) {
  try {
    return (await callApi(listAddresses, { request })).items;
  } catch (error) {
    return logUnlessSignedOut('saved addresses', error, []);
  }
}

/** Whose name and phone the form starts with; without them it starts empty. */
export async function fetchCustomer(request: Request) {
  try {
    const { uuid, fullName, phone } = await callApi(getCurrentCustomer, { request });
    return { uuid, fullName, phone };
  } catch (error) {
    return logUnlessSignedOut('current customer', error, null);
  }
}

/** The divisions to choose from; a host may lack them (an extension), and places are typed then. */
export async function fetchDivisions(request: Request) {
  try {
    return (await callApi(listDivisions, { request })).items;
  } catch (error) {
    return logUnlessSignedOut('the divisions', error, undefined);
  }
}

function logUnlessSignedOut<T>(what: string, error: unknown, fallback: T): T {
  if (error instanceof ApiError && error.status === 401) throw error;
  console.warn(`The checkout goes on without ${what}:`, error);
  return fallback;
}
