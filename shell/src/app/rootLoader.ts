import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { getMenuItems, type MenuItem } from '@marketplace/contracts/api/menus';
import { MENU_IDS } from '@marketplace/contracts/config/marketConfig';
import type { SessionUser } from '@marketplace/contracts/events';
import { clearAccessToken, readAccessToken } from '@marketplace/contracts/session/cookies';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { logFailure } from '../errors/logFailure';
import { keptMenus, type MenuName, type Menus } from './keptMenus';

export interface RootData {
  user: SessionUser | null;
  /** The API did not accept the token: the server takes the cookie back. */
  isTokenRefused: boolean;
  menus: Menus;
}

/** What every page needs: the menus, and who is signed in (specification section 2, layouts). */
export async function rootLoader({ request }: LoaderFunctionArgs): Promise<RootData> {
  const [session, menus] = await Promise.all([
    loadSession(request),
    keptMenus() ?? loadMenus(request),
  ]);
  return { ...session, menus };
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
    if (isTokenRefused && typeof document !== 'undefined') clearAccessToken();
    if (!isTokenRefused) logFailure('current customer', error);
    return { user: null, isTokenRefused };
  }
}
