import { DEFAULT_BRAND_NAMES, isMadeOfShop } from './shopPasswords';

const OTHER_MARKET = ['Haor Hut', 'হাওর হাট', 'haor-hut'];

describe('a password', () => {
  it.each([
    'NodiBazar#2026',
    'nodibazar',
    'nodi-bazar 12',
    'N.o.d.i.B.a.z.a.r',
    'n0d1bazar',
    'N0D!B4Z4R99',
    'nod|b@2ar!!',
    'ｎｏｄｉｂａｚａｒ',
    'nódíbázár12',
    'razabidon',
    'R4zab1d0n!',
    'নদীবাজার',
    'নদীবাজার১২৩',
    'নদী বাজার',
    'n০dibazar',
    [...'নদীবাজার'].reverse().join(''),
    'রজাবাদীন',
    'abcNodibazar',
  ])("consists mostly of the shop's name: %s", (password) => {
    expect(isMadeOfShop(password, DEFAULT_BRAND_NAMES)).toBe(true);
  });

  it.each([
    'nodibazar-tiger',
    'নদীবাজারমাছভাত',
    'bazar at the nodi',
    'rain on tin roofs',
    '1234567890',
    'haorhut2026',
  ])("does not consist mostly of the shop's name: %s", (password) => {
    expect(isMadeOfShop(password, DEFAULT_BRAND_NAMES)).toBe(false);
  });

  it.each(['HaorHut2026', 'h40rhut!', 'tuhroah1', 'হাওর হাট', 'হাওরহাট১'])(
    "consists mostly of another market's name: %s",
    (password) => {
      expect(isMadeOfShop(password, OTHER_MARKET)).toBe(true);
    },
  );

  it.each(['nodibazar1', 'h0tair balloons'])(
    "does not consist mostly of another market's name: %s",
    (password) => {
      expect(isMadeOfShop(password, OTHER_MARKET)).toBe(false);
    },
  );

  it("does not consist mostly of a market's name if that name has no letters", () => {
    expect(isMadeOfShop('rain on tin roofs', ['', '!?'])).toBe(false);
  });
});
