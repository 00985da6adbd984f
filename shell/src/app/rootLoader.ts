import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { getMenuItems, type MenuItem } from '@marketplace/contracts/api/menus';
import { readAccessToken } from '@marketplace/contracts/cookies';
import { MENU_IDS } from '@marketplace/contracts/marketConfig';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { logFailure } from '../errors/logFailure';
import { type MenuName, type Menus, menusCache } from '../page/menusCache';
import type { RootData } from '../page/rootData';

/** Loads the data of every page: menus and the signed-in customer (specification section 2, layouts). */
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
  try {
    const reply = await callApi(getMenuItems, { params: { menuId: MENU_IDS[name] }, request });
    return reply.items;
  } catch (error) {
    logFailure(`menu ${name}`, error);
    return [];
  }
}

async function loadSession(request: Request): Promise<Pick<RootData, 'user' | 'isTokenRefused'>> {
  if (!readAccessToken(request)) return { user: null, isTokenRefused: false };
  try {
    const { uuid, fullName } = await callApi(getCurrentCustomer, { request });
    return { user: { uuid, fullName }, isTokenRefused: false };
  } catch (error) {
    const isTokenRefused = error instanceof ApiError && error.status === 401;
    if (!isTokenRefused) logFailure('current customer', error);
    return { user: null, isTokenRefused };
  }
}
