import { ApiError } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { getMenuItems, type MenuItem } from '@marketplace/contracts/api/menus';
import { readAccessToken } from '@marketplace/contracts/cookies';
import { MENU_IDS } from '@marketplace/contracts/marketConfig';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import { optional } from '@marketplace/contracts/rendering';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { callApi } from '../../contracts';
import { type MenuName, type Menus, menusCache } from '../page/menusCache';
import type { RootData } from '../page/rootData';

/**
 * Loads the data that every page needs: menus, the signed-in customer (specification section 2),
 * and the notice of a form that was sent without JavaScript.
 */
export async function rootLoader({ request }: LoaderFunctionArgs): Promise<RootData> {
  const [session, menus] = await Promise.all([
    loadSession(request),
    menusCache.get() ?? loadMenus(request),
  ]);
  return { ...session, menus, notice: readNotice(request) };
}

async function loadMenus(request: Request): Promise<Menus> {
  const [header, discover, earn, legal, help] = await Promise.all([
    loadMenu('header', request),
    loadMenu('discover', request),
    loadMenu('earn', request),
    loadMenu('legal', request),
    loadMenu('help', request),
  ]);
  return { header, discover, earn, legal, help };
}

async function loadMenu(name: MenuName, request: Request): Promise<MenuItem[]> {
  const params = { menuId: MENU_IDS[name] };
  const reply = await optional(`menu ${name}`, callApi(getMenuItems, { params, request }));
  return reply?.items ?? [];
}

async function loadSession(request: Request): Promise<Pick<RootData, 'user' | 'isTokenRefused'>> {
  if (!readAccessToken(request)) return { user: null };
  const loading = callApi(getCurrentCustomer, { request });
  try {
    const customer = await optional('current customer', loading, { isFatal: isRefused });
    if (!customer) return { user: null };
    const { uuid, fullName } = customer;
    return { user: { uuid, fullName } };
  } catch {
    return { user: null, isTokenRefused: true };
  }
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;
